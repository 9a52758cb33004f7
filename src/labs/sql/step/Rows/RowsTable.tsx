import type { ReactNode } from 'react';
import { formatValue } from '../../engine/formatValue';
import type { SqlRow } from '../../engine/types';
import styles from './styles.module.css';

interface Props {
  readonly columns: readonly string[];
  /** Rows; their first value is not shown. */
  readonly rows: readonly SqlRow[];
  readonly marked: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
}

/** Rows of a table, each with a box to mark it. */
export default function RowsTable({
  columns,
  rows,
  marked,
  onToggle,
}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <table>
        <caption>Marca las filas que quedan</caption>
        <thead>
          <tr>
            <th scope="col">Queda</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([, ...values], index) => (
            <tr key={index}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Queda ${values.map(formatValue).join(', ')}`}
                  checked={marked.has(index)}
                  onChange={() => {
                    onToggle(index);
                  }}
                />
              </td>
              {values.map((value, column) => (
                <td key={column}>
                  {value === null ? <em>NULL</em> : formatValue(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
