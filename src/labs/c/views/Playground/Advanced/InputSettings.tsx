import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '../../../../../preferences/usePreference';
import { projectLimits } from '../../../engine/playground/project';
import type { Settings } from '../../../engine/playground/project';
import { getDesk } from '../useDesk';
import styles from './styles.module.css';

/**
 * Input modes of an interactive program; the empty value lets the lab choose.
 */
const inputModeNames = {
  '': 'La mejor de este navegador',
  suspend: 'El programa se detiene y espera',
  replay: 'El programa se repite desde el principio con cada línea',
} as const;

interface Props {
  readonly settings: Settings;
}

/** Settings of the program's input. */
export default function InputSettings({
  settings: { stdin },
}: Props): ReactNode {
  const id = useId();
  const { configure } = getDesk();
  const [wait, setWait] = usePreference('c-input');
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
        <span>
          Un texto preparado, como con <code>&lt; entrada.txt</code>
        </span>
      </label>
      {stdin === undefined && (
        <div className={styles.field}>
          <label htmlFor={`${id}-wait`}>Forma de esperar al teclado</label>
          <select
            id={`${id}-wait`}
            value={wait}
            onChange={({ currentTarget }) => {
              setWait(currentTarget.value);
            }}
          >
            {Object.entries(inputModeNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
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
