import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../../../api/pokeapi/client';
import type { Creature } from '../../../../api/pokeapi/schema';
import Skeleton from '../../../kit/Skeleton';
import Sprite from '../Sprite';
import styles from './styles.module.css';

interface Props {
  readonly creatures: readonly Creature[];
  readonly onOpen: (id: number) => void;
}

/** Grid of cards, each of which opens the detail of a creature. */
export default function CreatureGrid({ creatures, onOpen }: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {creatures.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.card}
            onClick={() => {
              onOpen(id);
            }}
          >
            <Sprite id={id} name={name} size={96} />
            <span className={styles.name} lang="en">
              {name}
            </span>
            <span className={styles.number}>n.º {id}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the grid. */
export function CreatureGridSkeleton(): ReactNode {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <li key={index} className={styles.card}>
          <Skeleton width="96px" height="96px" />
          <Skeleton width="6rem" height="1.4rem" />
          <Skeleton width="3rem" height="1.26rem" />
        </li>
      ))}
    </ul>
  );
}
