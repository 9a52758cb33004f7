import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Dialog from '../../../../../components/Dialog';
import {
  findNameProblem,
  nameRule,
} from '../../../engine/playground/fileNames';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly action: string;
  readonly initial: string;
  /** Names of the other files. */
  readonly otherNames: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for a file name and validates it. */
export default function NameDialog({
  title,
  action,
  initial,
  otherNames,
  onName,
  onClose,
}: Props): ReactNode {
  const id = useId();
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const nameProblem = findNameProblem(name.trim(), otherNames);
          setProblem(nameProblem);
          if (nameProblem === undefined) onName(name.trim());
        }}
      >
        <label htmlFor={id}>Nombre del archivo</label>
        <input
          id={id}
          value={name}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-rule ${id}-problem`}
          aria-invalid={problem !== undefined}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <p id={`${id}-rule`} className={styles.rule}>
          {nameRule} Los <code>.c</code> se compilan, los <code>.h</code> se
          incluyen, y los demás los lee tu programa con <code>fopen</code>.
        </p>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <button type="submit" className="button button--primary">
          {action}
        </button>
      </form>
    </Dialog>
  );
}
