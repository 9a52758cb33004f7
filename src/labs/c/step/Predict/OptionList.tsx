import { useId } from 'react';
import type { ReactNode } from 'react';
import { sentences } from '../sentences';
import { useFocusOnOpen } from '../useFocusOnOpen';
import styles from './styles.module.css';

interface Props {
  readonly options: readonly string[];
  readonly chosenOption: string;
  readonly onChoose: (option: string) => void;
}

/** Radio buttons with the possible outputs. */
export default function OptionList({
  options,
  chosenOption,
  onChoose,
}: Props): ReactNode {
  const first = useFocusOnOpen<HTMLInputElement>();
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>{sentences.output}</legend>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            checked={option === chosenOption}
            onChange={() => {
              onChoose(option);
            }}
          />
          <pre>{option.replace(/\n$/, '')}</pre>
        </label>
      ))}
    </fieldset>
  );
}
