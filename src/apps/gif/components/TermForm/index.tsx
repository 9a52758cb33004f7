import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MAX_QUERY_LENGTH } from '../../../../api/giphy/client';
import { useVisitState } from '../../../kit/useVisitState';
import type { TermCheck } from '../../terms';
import styles from './styles.module.css';

interface Props {
  /** Adds the term, or returns the reason for refusing it. */
  readonly onSubmit: (text: string) => TermCheck;
}

function describeVerdict(verdict: TermCheck): string | null {
  switch (verdict.kind) {
    case 'ok':
      return null;
    case 'too-short':
      return 'Escribe al menos dos caracteres.';
    case 'too-long':
      return `Son ${verdict.length} caracteres, y GIPHY acepta ${MAX_QUERY_LENGTH} como máximo.`;
    case 'duplicate':
      return `«${verdict.of}» ya está en tu lista.`;
  }
}

/** Form that adds a term; a refused one stays in the field. */
export default function TermForm({ onSubmit }: Props): ReactNode {
  const [draft, setDraft] = useVisitState('gif:draft', '');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const refusal = describeVerdict(onSubmit(draft));
        setProblem(refusal);
        if (refusal === null) setDraft('');
        else field.current?.focus();
      }}
    >
      <label htmlFor={id}>¿Qué GIF buscas?</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder="buscar un gif"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={draft}
          aria-invalid={problem !== null}
          aria-describedby={
            problem === null ? hintId : `${hintId} ${problemId}`
          }
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(null);
          }}
        />
        <button type="submit" className="button button--primary">
          Buscar
        </button>
      </div>
      <p id={hintId} className={styles.hint}>
        Una palabra o una frase corta, de hasta {MAX_QUERY_LENGTH} caracteres.
      </p>
      {problem !== null && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
