/** Rows as aligned lines below the names of the columns, which are those of the first row. Only the first column is aligned to the left. */
export function table(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map(line).join('\n')
}
