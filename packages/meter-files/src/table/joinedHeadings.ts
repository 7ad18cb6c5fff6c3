/** Joins headings that stand above one another; a merged cell names all columns under it. */
export function joinedHeadings(rows: readonly (readonly string[])[]): readonly string[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const joined = Array.from({length: width}, (): string[] => []);
  for (const [level, cells] of rows.entries()) {
    const hasBelow = (column: number): boolean =>
      rows.slice(level + 1).some((below) => (below[column] ?? '') !== '');
    let merged = '';
    for (let column = 0; column < width; column += 1) {
      const cell = cells[column] ?? '';
      if (cell !== '') {
        joined[column]?.push(cell);
        merged = hasBelow(column) ? cell : '';
      } else if (merged !== '' && hasBelow(column)) {
        joined[column]?.push(merged);
      }
    }
  }
  return joined.map((parts) => parts.join(' '));
}
