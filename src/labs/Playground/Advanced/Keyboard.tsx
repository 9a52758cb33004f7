import { useId } from 'react';
import type { ReactNode } from 'react';
import { projectLimits } from '../../engine/playground/project';
import type { Settings } from '../../engine/playground/project';
import { theDesk } from '../useDesk';
import styles from './styles.module.css';

interface Props {
  readonly settings: Settings;
}

/** Where the program's input comes from. */
export default function Keyboard({ settings: { stdin } }: Props): ReactNode {
  const id = useId();
  const { configure } = theDesk();
  return (
    <fieldset>
      <legend>Entrada del programa</legend>
      <label>
        <input
          type="radio"
          name={id}
          checked={stdin === undefined}
          onChange={() => {
            configure({ stdin: undefined });
          }}
        />
        La escribo mientras corre
      </label>
      <label>
        <input
          type="radio"
          name={id}
          checked={stdin !== undefined}
          onChange={() => {
            configure({ stdin: stdin ?? '' });
          }}
        />
        Un texto preparado, como con <code>&lt; entrada.txt</code>
      </label>
      {stdin !== undefined && (
        <div className={styles.field}>
          <label htmlFor={`${id}-text`}>Texto de entrada</label>
          <textarea
            id={`${id}-text`}
            rows={4}
            value={stdin}
            maxLength={projectLimits.stdin}
            spellCheck={false}
            onChange={({ currentTarget }) => {
              configure({ stdin: currentTarget.value });
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
