import type { ReactNode } from 'react';
import type { PlacedTable } from '../../../engine/structures/timeline';
import { getLinkText, toStyle } from './Node';
import type { HeadBox } from './boxes';
import styles from './styles.module.css';

/** The column of heads of a table of lists. */
export default function Table({
  table: { heads },
  boxes,
  changedIds,
}: {
  readonly table: PlacedTable;
  readonly boxes: readonly HeadBox[];
  readonly changedIds: ReadonlySet<string>;
}): ReactNode {
  return heads.heads.map(({ path, target }, index) => {
    const head = boxes[index];
    return (
      head && (
        <span
          key={path}
          className={styles.head}
          style={toStyle(head.box)}
          data-link={target.kind}
          data-new={changedIds.has(heads.object + path) ? '' : undefined}
        >
          <small>{path.replace(/^\./, '')}</small>
          <span>{getLinkText(target)}</span>
        </span>
      )
    );
  });
}
