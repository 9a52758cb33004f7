import type { ReactNode } from 'react';
import clsx from 'clsx';
import HiddenText from '../../../../components/HiddenText';
import { useFocusOnOpen } from '../useFocusOnOpen';
import { NO_VALUE } from '../work';
import type { TraceWork } from '../work';
import { getAskedCells } from './getAskedCells';
import styles from './styles.module.css';

interface Props {
  readonly work: TraceWork;
  readonly answer: readonly string[];
  /** True for each right answer; undefined before the check. */
  readonly marks: readonly boolean[] | undefined;
  readonly onWrite: (place: number, value: string) => void;
  readonly onEnter: () => void;
}

/**
 * Trace table: one row per line, one column per variable, and an input in each
 * cell to fill in.
 */
export default function Cells({
  work: { columns, rows },
  answer,
  marks,
  onWrite,
  onEnter,
}: Props): ReactNode {
  const first = useFocusOnOpen<HTMLInputElement>();
  const askedCells = getAskedCells(rows);
  const renderField = (place: number, line: string, column: string) => {
    const isRight = marks?.[place];
    return (
      <span
        className={clsx(
          styles.cell,
          isRight !== undefined && (isRight ? styles.right : styles.wrong),
        )}
      >
        <input
          ref={place === 0 ? first : undefined}
          type="text"
          aria-label={`${column} después de ${line}`}
          aria-invalid={isRight === false || undefined}
          style={{ width: `${Math.max(4, answer[place]?.length ?? 0) + 2}ch` }}
          value={answer[place]}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            onWrite(place, event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
        {isRight !== undefined && (
          <HiddenText>{isRight ? 'Bien' : 'Mal'}</HiddenText>
        )}
      </span>
    );
  };
  const renderCell = (cell: string, row: number, column: number) => {
    if (cell === NO_VALUE) return '—';
    const place = askedCells.findIndex(
      (each) => each.row === row && each.column === column,
    );
    return place < 0 ? (
      <code>{cell}</code>
    ) : (
      renderField(place, rows[row]?.line ?? '', columns[column] ?? '')
    );
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Después de</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                <code>{name}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }, row) => (
            <tr key={row}>
              <th scope="row">
                <code>{line}</code>
              </th>
              {cells.map((cell, column) => (
                <td key={column}>{renderCell(cell, row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
