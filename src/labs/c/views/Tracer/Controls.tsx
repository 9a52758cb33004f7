import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import {
  prefersReducedMotion,
  subscribeToMotion,
} from '../../../../preferences/motion';
import { STEP_INTERVALS_MS } from './usePlayer';
import type { Player, Speed } from './usePlayer';
import styles from './styles.module.css';

interface Props {
  readonly player: Player;
  /** Spoken position of the slider: «línea 7». */
  readonly place: string;
}

/** Returns false for readers who prefer reduced motion: no autoplay. */
function useCanAutoplay(): boolean {
  return !useSyncExternalStore(
    subscribeToMotion,
    prefersReducedMotion,
    () => true,
  );
}

function StepButton({
  label,
  sign,
  disabled,
  onClick,
}: {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      // Stays focusable: a disabled button would lose the focus.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <span aria-hidden="true">{sign}</span> {label}
    </button>
  );
}

/** Step buttons, slider and autoplay. */
export default function Controls({ player, place }: Props): ReactNode {
  const { stepIndex, last, isPlaying, goToStep, togglePlay } = player;
  const speedId = useId();
  const mayPlay = useCanAutoplay();
  const atStart = stepIndex === 0;
  const atEnd = stepIndex === last;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label="Pasos">
        <StepButton
          label="Primero"
          sign="|◀&#xFE0E;"
          disabled={atStart}
          onClick={() => {
            goToStep(0);
          }}
        />
        <StepButton
          label="Anterior"
          sign="◀&#xFE0E;"
          disabled={atStart}
          onClick={() => {
            goToStep(stepIndex - 1);
          }}
        />
        <StepButton
          label="Siguiente"
          sign="▶&#xFE0E;"
          disabled={atEnd}
          onClick={() => {
            goToStep(stepIndex + 1);
          }}
        />
        <StepButton
          label="Último"
          sign="▶&#xFE0E;|"
          disabled={atEnd}
          onClick={() => {
            goToStep(last);
          }}
        />
      </div>
      <label className={styles.slider}>
        <span>
          Paso {stepIndex + 1} de {last + 1}
        </span>
        <input
          type="range"
          min={1}
          max={last + 1}
          value={stepIndex + 1}
          aria-valuetext={`Paso ${stepIndex + 1} de ${last + 1}, ${place}`}
          onChange={({ target }) => {
            goToStep(Number(target.value) - 1);
          }}
        />
      </label>
      {mayPlay && (
        <div className={styles.play}>
          <button type="button" onClick={togglePlay}>
            {isPlaying ? 'Pausar' : 'Reproducir'}
          </button>
          <label htmlFor={speedId}>Ritmo</label>
          <select
            id={speedId}
            value={player.speed}
            onChange={({ target }) => {
              player.setSpeed(target.value as Speed);
            }}
          >
            {Object.keys(STEP_INTERVALS_MS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
