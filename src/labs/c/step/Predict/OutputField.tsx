import { useId } from 'react';
import type { ReactNode } from 'react';
import { sentences } from '../sentences';
import { useFocusOnOpen } from '../useFocusOnOpen';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/**
 * Text field for the output. Its height is fixed, so that it does not reveal
 * the number of lines.
 */
export default function OutputField({ text, onWrite }: Props): ReactNode {
  const field = useFocusOnOpen<HTMLTextAreaElement>();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{sentences.output}</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        placeholder={sentences.outputHint}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          onWrite(event.target.value);
        }}
      />
    </div>
  );
}
