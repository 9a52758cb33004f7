import type { ReactNode } from 'react';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import Skeleton from '../../../kit/Skeleton';
import Sprite from '../Sprite';
import TypeList from '../TypeList';
import styles from './styles.module.css';

interface Props {
  readonly creature: CreatureDetail;
}

/** Card of a creature: name, picture, number and types. */
export default function CreatureSummary({
  creature: { id, name, sprites, types },
}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <Sprite id={id} name={name} sprites={sprites} size={96} />
      <div className={styles.text}>
        <h3 className={styles.name} lang="en">
          {name}
        </h3>
        <p className={styles.number}>n.º {id}</p>
        <TypeList types={types} />
      </div>
    </div>
  );
}

/** Placeholder of the card. */
export function CreatureSummarySkeleton(): ReactNode {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton width="96px" height="96px" />
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton width="8rem" height="1.35em" />
        </div>
        <Skeleton width="10rem" height="3.3rem" />
      </div>
    </div>
  );
}
