/** Give a document to the viewer as a file. */
export function download(document_: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
