/**
 * Aligns cells in columns for the terminal.
 *
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function formatTable(rows) {
  const widths = rows.reduce(
    (/** @type {number[]} */ longest, row) =>
      row.map((cell, column) => Math.max(longest[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
