import type { ReactNode, Ref } from 'react';
import { tour } from '../../tour';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLHeadingElement>;
  /** Index from 0. */
  readonly number: number;
  readonly step: (typeof tour)[number];
  /** Types a command into the terminal; undefined while the terminal is off. */
  readonly onInsert: ((command: string) => void) | undefined;
  readonly onGoTo: (number: number) => void;
}

/** Step of the tour, with buttons to the next and the previous one. */
export default function TourStep({
  ref,
  number,
  step: { title, command, why },
  onInsert,
  onGoTo,
}: Props): ReactNode {
  const renderStepButton = (next: number, label: string) => (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => {
        onGoTo(next);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.step} data-live="">
      <h3 ref={ref} tabIndex={-1}>
        Paso {number + 1} de {tour.length}: {title}
      </h3>
      <p>
        Escribe <code>{command}</code> y pulsa Enter.
      </p>
      <p>{why}</p>
      <div className={styles.actions}>
        {onInsert ? (
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              onInsert(command);
            }}
          >
            {words.insert}
          </button>
        ) : (
          <p>Enciende Linux para seguir la visita.</p>
        )}
        {number > 0 && renderStepButton(number - 1, 'Anterior')}
        {renderStepButton(
          number + 1,
          number + 1 < tour.length ? 'Siguiente' : 'Terminar',
        )}
      </div>
    </div>
  );
}
