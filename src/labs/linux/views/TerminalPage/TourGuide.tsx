import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { tour } from '../../tour';
import { usePreference } from '../../../../preferences/usePreference';
import styles from './styles.module.css';
import TourStep from './TourStep';

interface Props {
  /** Types a command into the terminal; undefined while the terminal is off. */
  readonly onInsert: ((command: string) => void) | undefined;
}

function AllSteps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {tour.map(({ title, command, why }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <code>{command}</code>
          </p>
          <p>{why}</p>
        </li>
      ))}
    </ol>
  );
}

/** Tour of Linux in ten steps; without JavaScript, the list is open. */
export default function TourGuide({ onInsert }: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [keptStep, keep] = usePreference('tour-step');
  const [isDone, setDone] = useState(false);
  const current = useRef<HTMLHeadingElement>(null);
  const step = Number(keptStep || '0');
  const goTo = (next: number) => {
    setDone(next === tour.length);
    if (next < tour.length) keep(next === 0 ? '' : String(next));
    // Moves the focus to the new step, since the pressed button was removed.
    requestAnimationFrame(() => current.current?.focus());
  };
  const shownStep = tour[step];
  return (
    <section className={styles.tour} aria-labelledby={id}>
      <h2 id={id}>Visita guiada en diez pasos</h2>
      {isBrowser && shownStep && !isDone && (
        <TourStep
          ref={current}
          number={step}
          step={shownStep}
          onInsert={onInsert}
          onGoTo={goTo}
        />
      )}
      {isDone && (
        <div className={styles.step} data-live="">
          <h3 ref={current} tabIndex={-1}>
            Visita terminada
          </h3>
          <p>Ya sabes moverte. Lo demás es curiosidad y el manual.</p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              goTo(0);
            }}
          >
            Empezar otra vez
          </button>
        </div>
      )}
      <details open={!isBrowser}>
        <summary>Todos los pasos</summary>
        <AllSteps />
      </details>
    </section>
  );
}
