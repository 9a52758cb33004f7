import { useDeferredValue, useMemo, useState } from 'react';
import {
  createImportStatements,
  findTypeFaults,
} from '../../engine/csv/createImportStatements';
import type { EmptyCell } from '../../engine/csv/createImportStatements';
import {
  findColumnProblem,
  findTableProblem,
} from '../../engine/csv/findNameProblems';
import { inferColumns } from '../../engine/csv/inferColumns';
import { findFreeName } from '../../engine/csv/names';
import type { CsvColumn, ParsedCsv } from '../../engine/csv/types';
import { createPreview } from './createPreview';

interface Options {
  readonly parsed: ParsedCsv;
  /** Name suggested for the table. */
  readonly suggested: string;
  /** Names of the tables and views that exist. */
  readonly tableNames: readonly string[];
}

/** Choices of the reader on the table that a file becomes. */
export function useTableForm({ parsed, suggested, tableNames }: Options) {
  const { rows } = parsed;
  const inferred = useMemo(() => inferColumns(parsed), [parsed]);
  const [table, setTable] = useState(() => findFreeName(suggested, tableNames));
  const [columns, setColumns] = useState<readonly CsvColumn[]>(inferred);
  const [emptyCell, setEmptyCell] = useState<EmptyCell>('null');
  // All the rows are checked, so that a key in a long file must not wait.
  const checked = useDeferredValue(columns);
  const typeFaults = useMemo(
    () => findTypeFaults(checked, rows),
    [checked, rows],
  );
  const preview = useMemo(
    () => createPreview(columns, rows, emptyCell),
    [columns, rows, emptyCell],
  );
  const name = table.trim();
  const problem =
    findTableProblem(name, tableNames) ??
    findColumnProblem(columns) ??
    (typeFaults.length > 0
      ? 'Hay celdas que no son del tipo de su columna.'
      : undefined);
  return {
    inferred,
    table,
    setTable,
    columns,
    setColumn: (index: number, column: CsvColumn) => {
      setColumns(columns.with(index, column));
    },
    emptyCell,
    setEmptyCell,
    typeFaults,
    preview,
    problem,
    createStatements: () =>
      createImportStatements(name, columns, rows, emptyCell),
  };
}
