/** Hands a file to the reader's device, as a download. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that is still asking where to put it needs the address a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
