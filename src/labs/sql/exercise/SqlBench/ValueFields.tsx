import { useId } from 'react';
import type { ReactNode } from 'react';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly onSend: () => void;
}

/** Fields of the values that the parameters receive in a trial run. */
export default function ValueFields({
  values,
  onChange,
  onSend,
}: Props): ReactNode {
  const id = useId();
  return (
    <form
      className={styles.values}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {values.map((value, index) => (
        <label key={index} htmlFor={`${id}${index}`}>
          {words.parameter}
          {values.length > 1 && index + 1}
          <input
            id={`${id}${index}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ currentTarget }) => {
              onChange(values.with(index, currentTarget.value));
            }}
          />
        </label>
      ))}
    </form>
  );
}
