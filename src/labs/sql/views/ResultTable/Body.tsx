import { memo } from 'react';
import type { ReactNode } from 'react';
import { isNumeric } from '../../engine/formatValue';
import type { ResultTable } from '../../engine/types';
import CellValue from './CellValue';
import { shortenName } from './describeTable';
import styles from './styles.module.css';

interface Props {
  readonly table: ResultTable;
  /** True for each column of numbers. */
  readonly numeric: readonly boolean[];
  /** Indexes of the rows to show, in order. */
  readonly shown: readonly number[];
}

/** Rows of the table. */
function Body({ table: { columns, rows }, numeric, shown }: Props): ReactNode {
  return (
    <tbody>
      {shown.map((rowIndex, place) => (
        <tr key={rowIndex}>
          {rows[rowIndex]?.map((value, index) => (
            <td
              key={index}
              className={
                numeric[index] || isNumeric(value) ? styles.number : undefined
              }
            >
              <span className={styles.value}>
                <CellValue
                  value={value}
                  place={`${shortenName(columns[index]?.name ?? '')}, fila ${place + 1}`}
                />
              </span>
            </td>
          ))}
        </tr>
      ))}
      {shown.length === 0 && (
        <tr>
          <td colSpan={columns.length}>Ninguna fila</td>
        </tr>
      )}
    </tbody>
  );
}

export default memo(Body);
