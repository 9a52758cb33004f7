import type { ReactNode } from 'react';
import type { StageGroup, StageRow } from '../../engine/query/types';
import StageTable from './StageTable';
import type { RowsProps } from './StageTable';
import { describeGroup, describeSize, words } from './words';
import styles from './styles.module.css';

interface Props extends RowsProps {
  readonly groups: readonly StageGroup[];
  readonly rows: readonly StageRow[];
}

/** Groups of a stage: a block for each one, with its rows. */
export default function Groups({ groups, rows, ...props }: Props): ReactNode {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => {
        const own = rows.filter((row) => row.group === group.id);
        const name = describeGroup(group);
        return (
          <li key={group.id} className={styles.group}>
            <p>
              <strong>{name}</strong>{' '}
              <span className={styles.size}>{describeSize(group.size)}</span>
            </p>
            {group.size === 0 ? (
              <p>{words.emptyGroup}</p>
            ) : (
              own.length > 0 && (
                <StageTable name={`Grupo ${name}`} rows={own} {...props} />
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
