import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '../../preferences/usePreference';
import type { Choice } from './choices';
import styles from './styles.module.css';

interface Props {
  readonly choice: Choice;
  readonly onChange: (remembered: boolean) => void;
}

/** Setting with all its options visible. */
export default function ChoiceGroup({ choice, onChange }: Props): ReactNode {
  const [current, setPreference] = usePreference(choice.name);
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{choice.legend}</legend>
      <div className={styles.options}>
        {choice.options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={current === value}
              onChange={() => {
                onChange(setPreference(value));
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
