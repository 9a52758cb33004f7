import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ResultColumn } from '../../engine/types';
import { shortenName } from './describeTable';
import type { ViewOrder } from './sortRows';
import styles from './styles.module.css';

interface Props {
  readonly columns: readonly ResultColumn[];
  /** True for each column of numbers. */
  readonly numeric: readonly boolean[];
  readonly order: ViewOrder | undefined;
  /** Sorts the view by a column; undefined where it cannot be sorted. */
  readonly onSort: ((column: number) => void) | undefined;
}

function getSort(order: ViewOrder | undefined, column: number) {
  if (order?.column !== column) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
}

/** Names and types of the columns. */
export default function Head({
  columns,
  numeric,
  order,
  onSort,
}: Props): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map(({ name, type }, index) => (
          <th
            key={index}
            scope="col"
            abbr={type ? shortenName(name) : undefined}
            className={clsx(numeric[index] && styles.number)}
            aria-sort={getSort(order, index)}
            title={shortenName(name) === name ? undefined : name}
          >
            {onSort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => {
                  onSort(index);
                }}
              >
                {shortenName(name)}
              </button>
            ) : (
              <span className={styles.name}>{shortenName(name)}</span>
            )}
            {type && <small className={styles.type}>{type}</small>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
