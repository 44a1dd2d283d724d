/** Values of an edition in a line of text, and back in the shape that they had. */

/** A list is written with commas, lists in it with blanks: `0 3, 0 2 4`. */
export function written(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? "");
  return value.map((each: unknown) => (Array.isArray(each) ? each.join(" ") : String(each))).join(", ");
}

/** What somebody typed where *before* stood: a text, or a list of what was listed before. */
export function read(text: string, before: unknown): unknown {
  if (!Array.isArray(before)) return text;
  const parts = text.split(",").map((part) => part.trim()).filter((part) => part !== "");
  const inner: unknown = before[0];
  if (Array.isArray(inner)) return parts.map((part) => part.split(/\s+/).map((each) => like(each, inner[0])));
  return parts.map((part) => like(part, inner));
}

/** A number where numbers were, if it is one. */
function like(text: string, before: unknown): unknown {
  const number = Number(text);
  return typeof before === "number" && Number.isFinite(number) ? number : text;
}
