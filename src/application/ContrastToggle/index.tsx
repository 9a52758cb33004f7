import type { ReactNode } from 'react';
import clsx from 'clsx';
import HiddenText from '../../components/HiddenText';
import { usePreference } from '../../preferences/usePreference';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/**
 * Button that turns more contrast on or off, for both colour modes. CSS picks
 * its state from an attribute of `<html>`, so it is right before hydration.
 */
export default function ContrastToggle({ className }: Props): ReactNode {
  const [contrast, setContrast] = usePreference('contrast');
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      title="Más contraste"
      data-turns="contrast"
      onClick={() => {
        setContrast(contrast === 'more' ? 'normal' : 'more');
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect
          x="3"
          y="3"
          width="18"
          height="18"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path d="M20 4v13a4 4 0 0 1-4 4H4z" fill="currentColor" />
      </svg>
      <HiddenText>
        Más contraste <span className={styles.on}>(activado)</span>
        <span className={styles.off}>(desactivado)</span>
      </HiddenText>
    </button>
  );
}
