import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
  readonly lockedNames: ReadonlySet<string>;
  readonly onChange: (lockedNames: ReadonlySet<string>) => void;
}

/** Choice of the files that the reader of an embedded program can change. */
export default function LockedFiles({
  names,
  lockedNames,
  onChange,
}: Props): ReactNode {
  return (
    <fieldset className={styles.files}>
      <legend>Quien lo lea puede cambiar</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={!lockedNames.has(name)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(lockedNames);
              if (checked) next.delete(name);
              else next.add(name);
              onChange(next);
            }}
          />{' '}
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
