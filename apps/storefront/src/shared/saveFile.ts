/** Offers a file for download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser holds its own reference to the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
