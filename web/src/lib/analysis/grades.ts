/** What a move is called by what it cost. */
export type Grade = "best" | "good" | "slip" | "mistake" | "blunder";

/** From these costs on, the worst first: those of docs/analysis.md, by which the server counts them too. */
const FROM: [number, Grade][] = [[0.15, "blunder"], [0.05, "mistake"], [0.02, "slip"]];

export function gradeOf(cost: number): Grade {
  return FROM.find(([least]) => cost >= least)?.[1] ?? (cost > 0 ? "good" : "best");
}
