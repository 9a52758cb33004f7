import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { HeroName } from '../../../../data/heroes/schema';
import HiddenText from '../../../../components/HiddenText';
import NameWithLang from '../NameWithLang';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly name: HeroName;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/**
 * Applies a change and scrolls back by the distance that the button moved: the
 * panels above grow, and not every browser has scroll anchoring.
 */
function keepScrollPosition(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const movedBy = element.getBoundingClientRect().top - top;
  if (movedBy !== 0) window.scrollBy({ top: movedBy, behavior: 'instant' });
}

/** Toggle button whose second line shows its state. */
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
        keepScrollPosition(currentTarget, onToggle);
      }}
    >
      {label}
      <HiddenText>
        {' '}
        a <NameWithLang term={name} />
      </HiddenText>
      <span className={styles.state} aria-hidden="true">
        {pressed ? '✓ dentro' : 'fuera'}
      </span>
    </button>
  );
}
