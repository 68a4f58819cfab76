/** RFC 4180: fields apart by commas, quoted where they hold a comma, a quote or a line break. */
export type CsvRow = { line: number; fields: string[] };

export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, fields: [] };
  let line = 1;
  // Each match is one field and what ends it: a comma, a line break or the end of the file.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`line ${line}: a quote is not closed, or stands inside a field that is not quoted`);
    const [whole, quoted, plain = '', end] = match;
    row.fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    const isLast = end !== ',' || at + whole.length === text.length;
    if (end === ',' && isLast) row.fields.push('');
    if (!isLast) continue;
    if (row.fields.some((value) => value !== '')) rows.push(row);
    row = { line, fields: [] };
  }
  return rows;
}
