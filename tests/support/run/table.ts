/**
 * Formats rows as aligned lines below a header made of the first row's keys. Only the first column is
 * left-aligned.
 */
export function table(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map(line).join('\n')
}
