/** Offers a text or a picture made on the page as a download. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], {type: `${type};charset=utf-8`}) : content,
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
