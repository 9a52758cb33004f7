import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isFullScore } from '../../../progress/scores';
import { useProgress } from '../../../progress/useProgress';
import { useScore } from '../../../progress/useScore';
import styles from './styles.module.css';

interface WarmUp {
  readonly id: string;
  readonly title: string;
}

interface Props {
  /** Minutes of the first sitting and of the second. */
  readonly minutes: readonly [number, number];
  /**
   * Exercise that ends the first sitting; undefined when the sitting has no
   * exercise.
   */
  readonly exercise?: WarmUp;
}

/** Link to the warm-up exercise, or its result once it is solved. */
function WarmUpLink({ id, title }: WarmUp): ReactNode {
  const { bestScore } = useScore('exercise', id);
  const isSolved = isFullScore(bestScore);
  const link = <a href={`#ejercicio-${id}`}>{title}</a>;
  return isSolved ? (
    <p>✓ Ya resolviste el calentamiento, {link}: primer rato completo.</p>
  ) : (
    <p>Para cerrar este rato, el calentamiento: {link}.</p>
  );
}

/**
 * Place where the first sitting of a lesson ends. Its title counts as a heading
 * for the saved place, so that readers come back to it.
 */
export default function Pause({ minutes, exercise }: Props): ReactNode {
  useBrokenLinks().collectAnchor('pausa');
  const isKept = useProgress(({ storageState }) => storageState === 'kept');
  const [, second] = minutes;
  return (
    <aside
      className={styles.pause}
      aria-labelledby="pausa"
      data-pagefind-ignore=""
    >
      <h3 id="pausa">Buen sitio para parar</h3>
      {exercise && <WarmUpLink {...exercise} />}
      <p>
        {isKept && 'Cuando vuelvas, la página te ofrecerá seguir desde aquí. '}
        El segundo rato lleva unos {second} minutos.
      </p>
    </aside>
  );
}
