import type { ReactNode } from 'react';
import type { Place } from '../../engine/types';
import { useCardContext } from './context';
import styles from './styles.module.css';

/** Line of a fault, as a button that goes to the code where possible. */
export default function PlaceLink({
  place,
}: {
  readonly place: Place;
}): ReactNode {
  const { files, onGoTo } = useCardContext();
  const isOwn = files.some(({ name }) => name === place.file);
  const line = `línea ${place.line}`;
  const text = isOwn && files.length === 1 ? line : `${line} de ${place.file}`;
  if (!onGoTo || !isOwn) return <span className={styles.where}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.where}
      aria-label={`Ir a la ${text}`}
      onClick={() => {
        onGoTo(place);
      }}
    >
      {text}
    </button>
  );
}
