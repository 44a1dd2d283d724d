/** Give something to the viewer as a file: a document as JSON, a text as it is. */
export function download(what: unknown, name: string): void {
  const text = typeof what === "string" ? what : JSON.stringify(what, null, 1);
  const url = URL.createObjectURL(new Blob([text], { type: typeof what === "string" ? "text/plain" : "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
