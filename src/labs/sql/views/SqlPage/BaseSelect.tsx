import { useId } from 'react';
import type { ReactNode } from 'react';
import { DATABASE_NAMES, databases } from '../../databases';
import type { Workspace } from '../../engine/workspace';
import styles from './styles.module.css';
import type { Session } from './useSession';

interface Props {
  readonly workspace: Workspace;
  readonly session: Session;
}

/** Database in use: one of the samples, or the file that the reader opened. */
export default function BaseSelect({
  workspace: { base },
  session,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>Base de datos</label>
      <select
        id={id}
        value={session.fileName === undefined ? base : ''}
        onChange={({ currentTarget: { value } }) => {
          const name = DATABASE_NAMES.find((each) => each === value);
          if (name) session.chooseBase(name);
        }}
      >
        {session.fileName !== undefined && (
          <option value="">{session.fileName}</option>
        )}
        {DATABASE_NAMES.map((name) => (
          <option key={name} value={name}>
            {databases[name].label}
          </option>
        ))}
      </select>
    </div>
  );
}
