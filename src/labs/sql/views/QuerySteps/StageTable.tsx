import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import HiddenText from '../../../../components/HiddenText';
import { isNumeric } from '../../engine/formatValue';
import type { StageColumn, StageRow } from '../../engine/query/types';
import CellValue from '../ResultTable/CellValue';
import { useScrolls } from '../ResultTable/useScrolls';
import { fateWords, formatColumn, words } from './words';
import styles from './styles.module.css';

/** Rows of a stage, and what can be done with them. */
export interface RowsProps {
  readonly columns: readonly StageColumn[];
  /** True when some row falls, or is left without a partner. */
  readonly showsFates: boolean;
  /** Identities of the followed row. */
  readonly followed: ReadonlySet<string> | undefined;
  readonly onFollow: (rowId: string | undefined) => void;
}

interface Props extends RowsProps {
  /** Name of the table. */
  readonly name: string;
  readonly rows: readonly StageRow[];
}

const isOut = ({ fate }: StageRow): boolean =>
  fate !== 'kept' && fate !== 'unmatched';

/** Button with the number of a row, which follows it through the stages. */
function FollowButton({
  number,
  isFollowed,
  onPress,
}: {
  readonly number: number;
  readonly isFollowed: boolean;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowed}
      aria-label={`Seguir la fila ${number}`}
      onClick={onPress}
    >
      {number}
    </button>
  );
}

function Row({
  row,
  number,
  columns,
  showsFates,
  followed,
  onFollow,
}: RowsProps & {
  readonly row: StageRow;
  readonly number: number;
}): ReactNode {
  const isFollowed = followed?.has(row.id) ?? false;
  const { id, fate, values } = row;
  return (
    <tr
      data-row={id}
      data-out={isOut(row) ? '' : undefined}
      data-followed={isFollowed ? '' : undefined}
    >
      <th scope="row">
        <FollowButton
          number={number}
          isFollowed={isFollowed}
          onPress={() => {
            onFollow(isFollowed ? undefined : id);
          }}
        />
        {isFollowed && <HiddenText> {words.followed}</HiddenText>}
      </th>
      {showsFates && <td className={styles.fate}>{fateWords[fate]}</td>}
      {columns.map((column, index) => {
        const value = values[index] ?? null;
        return (
          <td
            key={index}
            className={isNumeric(value) ? styles.number : undefined}
            data-role={column.role}
          >
            <span className={styles.value}>
              <CellValue
                value={value}
                place={`${column.name}, fila ${number}`}
              />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** Rows of a stage, in a table that scrolls inside its own frame. */
export default function StageTable({ name, rows, ...props }: Props): ReactNode {
  const { columns, showsFates } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const names = useMemo(() => columns.map(formatColumn), [columns]);
  const width = columns.length + (showsFates ? 2 : 1);
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {
        role: 'region',
        'aria-label': name,
        tabIndex: 0,
        'data-scrolls': '',
      })}
    >
      <table>
        <caption>
          <HiddenText>{name}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {showsFates && <th scope="col">{words.fate}</th>}
            {columns.map(({ role }, index) => (
              <th key={index} scope="col" data-role={role}>
                <span className={styles.name}>{names[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.id} row={row} number={index + 1} {...props} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={width}>{words.noRows}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
