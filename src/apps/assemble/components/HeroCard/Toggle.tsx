import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { HeroName } from '../../../../data/heroes/schema';
import HiddenText from '../../../../components/HiddenText';
import Named from '../Named';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly name: HeroName;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** The panels above grow with a choice; not every browser keeps the place by itself. */
function keepPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** A choice that stays in or out; the second line says which. */
export default function Toggle({
  label,
  name,
  pressed,
  onToggle,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={pressed}
      onClick={({ currentTarget }) => {
        keepPlace(currentTarget, onToggle);
      }}
    >
      {label}
      <HiddenText>
        {' '}
        a <Named term={name} />
      </HiddenText>
      <span className={styles.state} aria-hidden="true">
        {pressed ? '✓ dentro' : 'fuera'}
      </span>
    </button>
  );
}
