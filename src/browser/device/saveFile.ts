/** Offers a text, bytes or a picture made on the page as a download. */
export function saveFile(name: string, content: string | Blob | BufferSource, type: string): void {
  const charset = typeof content === 'string' ? ';charset=utf-8' : '';
  const address = URL.createObjectURL(new Blob([content], {type: type + charset}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
