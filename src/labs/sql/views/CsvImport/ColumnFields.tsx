import type { ReactNode } from 'react';
import { CSV_TYPES } from '../../engine/csv/types';
import type { CsvColumn, CsvType } from '../../engine/csv/types';
import type { InferredColumn } from '../../engine/csv/inferColumns';
import styles from './styles.module.css';

interface Props {
  readonly inferred: readonly InferredColumn[];
  readonly columns: readonly CsvColumn[];
  readonly onChange: (index: number, column: CsvColumn) => void;
}

const readType = (value: string): CsvType =>
  CSV_TYPES.find((type) => type === value) ?? 'TEXT';

function describeHeading(heading: string | undefined, index: number): string {
  if (heading === undefined || heading.trim() === '')
    return `Columna ${index + 1}, sin nombre en el archivo`;
  return `Columna ${index + 1}, «${heading.trim()}»`;
}

/** Name and type of each column. */
export default function ColumnFields({
  inferred,
  columns,
  onChange,
}: Props): ReactNode {
  return (
    <ol className={styles.columns}>
      {columns.map((column, index) => {
        const { heading, type, note } = inferred[index] ?? {};
        return (
          <li key={index}>
            <p>{describeHeading(heading, index)}</p>
            <div className={styles.pair}>
              <label>
                Nombre
                <input
                  value={column.name}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={({ currentTarget }) => {
                    onChange(index, { ...column, name: currentTarget.value });
                  }}
                />
              </label>
              <label>
                Tipo
                <select
                  value={column.type}
                  onChange={({ currentTarget }) => {
                    onChange(index, {
                      ...column,
                      type: readType(currentTarget.value),
                    });
                  }}
                >
                  {CSV_TYPES.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            </div>
            {note && column.type === type && <p>{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
