import { useId } from 'react';
import type { ReactNode } from 'react';
import { projectLimits } from '../../engine/playground/project';
import styles from './styles.module.css';

interface Props {
  /** Undefined for a program without arguments, which has no box. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** Arguments with which the program of a block runs, for the reader to change. */
export default function ArgumentsBox({
  value,
  onChange,
  onRun,
}: Props): ReactNode {
  const id = useId();
  if (value === undefined) return null;
  return (
    <form
      className={styles.arguments}
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <label htmlFor={id}>Argumentos</label>
      <input
        id={id}
        value={value}
        maxLength={projectLimits.args}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </form>
  );
}
