export function table(head, rows) {
  const cells = [head, ...rows].map((row) => head.map((_, column) => String(row[column] ?? "–")));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join("  ");
  return cells.map(line).join("\n");
}

export const printTable = (title, head, rows) => console.log(`\n${title}\n${table(head, rows)}`);

export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
export const milliseconds = (ms) => (ms === undefined ? undefined : ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));
