type Table<Value> = Readonly<Record<string, Value>>;

/**
 * Merges tables into one.
 *
 * @throws {Error} for a key in two tables, whose first row would be lost.
 */
export function mergeTables<Value>(
  tables: readonly Table<Value>[],
): Table<Value> {
  const mergedTable: Record<string, Value> = {};
  for (const [key, value] of tables.flatMap((table) => Object.entries(table))) {
    if (Object.hasOwn(mergedTable, key))
      throw new Error(
        `«${key}» está en dos laboratorios de src/labs\n  se esperaba: un nombre que solo use uno`,
      );
    mergedTable[key] = value;
  }
  return mergedTable;
}
