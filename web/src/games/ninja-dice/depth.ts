/** Can this browser draw with depth? */
let can: boolean | undefined;

export function canDrawDepth(): boolean {
  if (can === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    can = context !== null;
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return can;
}
