import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../utils/quantities';
import { isNumeric } from '../../engine/formatValue';
import type { ResultTable as Table } from '../../engine/types';
import Body from './Body';
import { describeOrder, describeTable } from './describeTable';
import DownloadCsv from './DownloadCsv';
import Head from './Head';
import styles from './styles.module.css';
import { useIsHydrated } from './useIsHydrated';
import { useIsPrinting } from './useIsPrinting';
import { useScrolls } from './useScrolls';
import { useTableView } from './useTableView';

/** Rows shown before the reader asks for the others. */
const INITIAL_ROWS = 20;

interface Props {
  readonly table: Table;
  /** Name of the table, said before its size. */
  readonly title?: string;
  /** Rows shown before the reader asks for the others. */
  readonly initialRows?: number;
  /** Lets the reader sort the view, which never passes for the query's order. */
  readonly canSort?: boolean;
  /** Offers the rows as a CSV file. */
  readonly canDownload?: boolean;
}

/** Returns true for each column whose values, but for NULL, are numbers. */
const findNumericColumns = ({ columns, rows }: Table): readonly boolean[] =>
  columns.map((_, index) => {
    const values = rows.flatMap((row) => row[index] ?? []);
    return values.length > 0 && values.every(isNumeric);
  });

/** Rows that a query returned, in a table that scrolls inside its own frame. */
export default function ResultTable({
  table,
  title,
  initialRows = INITIAL_ROWS,
  canSort = false,
  canDownload = false,
}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const isPrinting = useIsPrinting();
  const isHydrated = useIsHydrated();
  const view = useTableView(table);
  const numeric = useMemo(() => findNumericColumns(table), [table]);
  const { sorted, isWhole, order } = view;
  const hasMore = sorted.length > initialRows;
  const hasDownload = canDownload && isHydrated && sorted.length > 0;
  const shown = useMemo(
    () => (isWhole || isPrinting ? sorted : sorted.slice(0, initialRows)),
    [sorted, isWhole, isPrinting, initialRows],
  );
  const size = describeTable(table, shown.length);
  const name = title === undefined ? size : `${title}: ${size}`;
  return (
    <div className={styles.result}>
      {order && (
        <p className={styles.order}>
          {describeOrder(table, order)}{' '}
          <button type="button" onClick={view.restoreOrder}>
            Volver al orden de la consulta
          </button>
        </p>
      )}
      <div
        ref={frame}
        className={styles.frame}
        {...(scrolls && { role: 'region', 'aria-label': name, tabIndex: 0 })}
      >
        <table>
          <caption>
            <span>{name}</span>
          </caption>
          <Head
            columns={table.columns}
            numeric={numeric}
            order={order}
            onSort={
              canSort && isHydrated && sorted.length > 1 ? view.sort : undefined
            }
          />
          <Body key={view.version} {...{ table, numeric, shown }} />
        </table>
      </div>
      {(hasMore || hasDownload) && (
        <p className={styles.rest} data-live="">
          {hasMore && (
            <button type="button" onClick={view.toggleWhole}>
              {isWhole
                ? `Ver solo las primeras ${formatNumber(initialRows)}`
                : `Ver las ${formatNumber(sorted.length)}`}
            </button>
          )}
          {hasDownload && <DownloadCsv table={table} />}
        </p>
      )}
    </div>
  );
}
