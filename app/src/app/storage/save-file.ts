/** Saves a text as a file of the browser. */
export function saveFile(text: string, type: string, name: string): void {
  saveBlob(new Blob([text], { type }), name);
}

/** Saves bytes as a file of the browser. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
