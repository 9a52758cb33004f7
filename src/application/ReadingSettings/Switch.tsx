import type { ReactNode } from 'react';
import type { PreferenceName } from '../../preferences/keys';
import { usePreference } from '../../preferences/usePreference';
import styles from './styles.module.css';

interface Props {
  readonly name: PreferenceName;
  readonly label: string;
  readonly on: string;
  readonly off: string;
  readonly onChange: (remembered: boolean) => void;
}

/** Checkbox for a preference with two values. */
export default function Switch({
  name,
  label,
  on,
  off,
  onChange,
}: Props): ReactNode {
  const [current, setPreference] = usePreference(name);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={current === on}
        onChange={({ currentTarget }) => {
          onChange(setPreference(currentTarget.checked ? on : off));
        }}
      />
      <span>{label}</span>
    </label>
  );
}
