import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import {
  prefersReducedMotion,
  subscribeToMotion,
} from '../../../../preferences/motion';
import { speeds } from './usePlayer';
import type { Player, Speed } from './usePlayer';
import styles from './styles.module.css';

interface Props {
  readonly player: Player;
  /** Spoken position of the slider: «línea 7». */
  readonly place: string;
}

/** Returns false for readers who prefer reduced motion: no autoplay. */
function useMayPlay(): boolean {
  return !useSyncExternalStore(
    subscribeToMotion,
    prefersReducedMotion,
    () => true,
  );
}

function Jump({
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
  const { number, last, isPlaying, go, toggle } = player;
  const speedId = useId();
  const mayPlay = useMayPlay();
  const atStart = number === 0;
  const atEnd = number === last;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label="Pasos">
        <Jump
          label="Primero"
          sign="|◀&#xFE0E;"
          disabled={atStart}
          onClick={() => {
            go(0);
          }}
        />
        <Jump
          label="Anterior"
          sign="◀&#xFE0E;"
          disabled={atStart}
          onClick={() => {
            go(number - 1);
          }}
        />
        <Jump
          label="Siguiente"
          sign="▶&#xFE0E;"
          disabled={atEnd}
          onClick={() => {
            go(number + 1);
          }}
        />
        <Jump
          label="Último"
          sign="▶&#xFE0E;|"
          disabled={atEnd}
          onClick={() => {
            go(last);
          }}
        />
      </div>
      <label className={styles.slider}>
        <span>
          Paso {number + 1} de {last + 1}
        </span>
        <input
          type="range"
          min={1}
          max={last + 1}
          value={number + 1}
          aria-valuetext={`Paso ${number + 1} de ${last + 1}, ${place}`}
          onChange={({ target }) => {
            go(Number(target.value) - 1);
          }}
        />
      </label>
      {mayPlay && (
        <div className={styles.play}>
          <button type="button" onClick={toggle}>
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
            {Object.keys(speeds).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
