// What a page shows of a match of Niwa, read off its labels as a screen reader reads them (in English).
() => {
  const COLOURS = { green: "G", yellow: "Y", orange: "O" };
  const WORD = Object.keys(COLOURS).join("|");
  const FIGURE = new RegExp(`(kokeshi|samurai) (\\d), (?:no beads|beads from the bottom: ((?:${WORD})(?:, (?:${WORD}))*))`);
  const LINE = new RegExp(`(${WORD}) to ([a-z]\\d+)`, "g");
  const MARKS = { open: "can move", chosen: "chosen", target: "can be reached", place: "a figure can be placed here" };

  const status = [...document.querySelectorAll("header [role=status] p:not(.heard)")].map((line) => line.innerText).join("\n");
  const seen = { figures: {}, lines: [], bases: ["", ""], ghosts: {}, open: [], chosen: [], target: [], place: [], status };
  for (const cell of document.querySelectorAll("[role=gridcell]")) {
    const label = cell.getAttribute("aria-label");
    const name = label.split(",")[0];
    const figure = FIGURE.exec(label);
    if (figure) {
      const beads = (figure[3]?.split(", ") ?? []).map((word) => COLOURS[word]).join("");
      seen.figures[(figure[1] === "kokeshi" ? "K" : "S") + figure[2]] = [name, beads];
    }
    const base = /base of the (kokeshis|samurais)/.exec(label);
    if (base) seen.bases[Number(base[1] === "samurais")] = name;
    const ghost = /([KS]\d) is to stand here/.exec(label);
    if (ghost) seen.ghosts[ghost[1]] = name;
    for (const [kind, words] of Object.entries(MARKS)) if (label.includes(`, ${words},`)) seen[kind].push(name);
    for (const [, colour, there] of label.matchAll(LINE)) seen.lines.push([name, there, COLOURS[colour]]);
  }
  const figures = Object.keys(seen.figures).sort().map((name) => [name, ...seen.figures[name]].join(" "));
  // Beside whose turn it is, or where the log begins.
  const turns = [...document.querySelectorAll("span")].map((span) => /^Turn (\d+)$/.exec(span.textContent)?.[1]);
  seen.text = `${figures.join(";")}|${turns.find((turn) => turn) ?? ""}`;
  return seen;
}
