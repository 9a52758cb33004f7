import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import HiddenText from '../../components/HiddenText';
import { modes, getNextMode } from '../../preferences/modes';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/**
 * Button that cycles through light, dark and the system's colours. CSS picks
 * its label and icon from attributes of `<html>`, so they are right before
 * hydration.
 */
export default function ColorModeButton({ className }: Props): ReactNode {
  const { setColorMode } = useColorMode();
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      title="Modo de color"
      data-turns="color-mode"
      onClick={() => {
        setColorMode(
          getNextMode(
            document.documentElement.dataset.themeChoice,
            window.matchMedia('(prefers-color-scheme: dark)').matches,
          ),
        );
      }}
    >
      {modes.map(({ choice, label, d }) => (
        <span key={choice} className={clsx(styles.mode, styles[choice])}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d={d}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <HiddenText>
            {`Cambiar entre modo oscuro y claro (actualmente ${label})`}
          </HiddenText>
        </span>
      ))}
    </button>
  );
}
