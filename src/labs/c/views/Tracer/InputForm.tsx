import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly stdin: string;
  readonly onFollow: (stdin: string) => void;
}

/**
 * Form for the program's input, given in advance: a trace does not wait for it.
 */
export default function InputForm({ stdin, onFollow }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(stdin);
  return (
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault();
        onFollow(text);
      }}
    >
      <label htmlFor={id}>{words.input}</label>
      <p id={`${id}-help`}>
        El paso a paso no se detiene a esperar que escribas: pon aquí, antes,
        todo lo que el programa leerá.
      </p>
      <textarea
        id={id}
        rows={Math.min(Math.max(text.split('\n').length, 2), 6)}
        value={text}
        aria-describedby={`${id}-help`}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <button type="submit">Seguir con esta entrada</button>
    </form>
  );
}
