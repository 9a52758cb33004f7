import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { PreferenceName } from '../../preferences/keys';
import { usePreference } from '../../preferences/usePreference';
import styles from './styles.module.css';

interface Props {
  readonly preference: PreferenceName;
  /** Value stored while the button is pressed. */
  readonly value: string;
  readonly label: string;
  readonly className?: string;
}

/**
 * Button that chooses how long lines are shown on a narrow screen, where a line
 * of `ls -l` does not fit. Hidden on wide screens.
 */
export default function LineToggle({
  preference,
  value,
  label,
  className,
}: Props): ReactNode {
  const [storedValue, setPreference] = usePreference(preference);
  const isPressed = storedValue === value;
  return (
    <button
      type="button"
      data-live=""
      data-pagefind-ignore=""
      className={clsx(styles.toggle, className)}
      aria-pressed={isPressed}
      onClick={() => {
        setPreference(isPressed ? '' : value);
      }}
    >
      {label}
    </button>
  );
}
