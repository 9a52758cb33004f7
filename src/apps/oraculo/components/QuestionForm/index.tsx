import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useVisitState } from '../../../kit/useVisitState';
import { checkQuestion, MAX_QUESTION_LENGTH } from '../../questions';
import type { QuestionCheck } from '../../questions';
import styles from './styles.module.css';

interface Props {
  /** Called with the trimmed question when it is accepted. */
  readonly onAsk: (question: string) => void;
}

function describeRefusal(questionCheck: QuestionCheck): string | null {
  switch (questionCheck.kind) {
    case 'too-short':
      return 'Escribe una pregunta de dos caracteres o más: el oráculo no lee la mente.';
    case 'too-long':
      return `Tu pregunta tiene ${questionCheck.length} caracteres y el oráculo se distrae después de ${MAX_QUESTION_LENGTH}. Hazla más corta.`;
    case 'ok':
      return null;
  }
}

/** Form for a question; a refused one stays in the field. */
export default function QuestionForm({ onAsk }: Props): ReactNode {
  const [draft, setDraft] = useVisitState('oraculo:draft', '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const messageId = `${id}-message`;

  const submit = () => {
    const questionCheck = checkQuestion(draft);
    setRefusal(describeRefusal(questionCheck));
    if (questionCheck.kind === 'ok') {
      setDraft('');
      onAsk(questionCheck.question);
    } else field.current?.focus();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>Tu pregunta</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="text"
          // The placeholder is English, the typed text is not.
          lang={draft === '' ? 'en' : undefined}
          placeholder="why are you here?"
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          value={draft}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : messageId}
          onChange={(event) => {
            setDraft(event.target.value);
            setRefusal(null);
          }}
        />
        <button type="submit" className="button button--primary">
          Preguntar
        </button>
      </div>
      {refusal !== null && (
        <p id={messageId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
