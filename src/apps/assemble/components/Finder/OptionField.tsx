import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Option<Id extends string> {
  readonly id: Id;
  readonly text: string;
  /** Number of heroes that match this filter alone. */
  readonly amount: number;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly anyLabel: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
}

/** Filter with a closed list of values. */
export default function OptionField<Id extends string>({
  label,
  anyLabel,
  options,
  value,
  onChange,
}: Props<Id>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => {
          const chosenOption = options.find(
            (option) => option.id === target.value,
          );
          onChange(chosenOption?.id ?? null);
        }}
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {`${option.text} (${option.amount})`}
          </option>
        ))}
      </select>
    </div>
  );
}
