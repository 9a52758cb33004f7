import type { ReactNode } from 'react';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import Skeleton from '../../../kit/Skeleton';
import { formatTenths } from '../../measures';
import FactList from '../FactList';
import Sprite from '../Sprite';
import StatBars from '../StatBars';
import TypeList from '../TypeList';
import styles from './styles.module.css';

interface Props {
  readonly creature: CreatureDetail;
}

/** Detail of a creature, without its name. */
export default function CreatureSheet({
  creature: { id, name, sprites, types, height, weight, stats },
}: Props): ReactNode {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.sprite}>
          <Sprite id={id} name={name} sprites={sprites} size={192} />
        </div>
        <FactList
          facts={{
            Número: id,
            Tipos: <TypeList types={types} />,
            Altura: formatTenths(height, 'm'),
            Peso: formatTenths(weight, 'kg'),
          }}
        />
      </div>
      <h3 className={styles.title}>Estadísticas base</h3>
      <StatBars stats={stats} />
    </>
  );
}

/** Placeholder of the detail. */
export function CreatureSheetSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.sprite}>
          <Skeleton width="100%" height="100%" />
        </div>
        <Skeleton width="9rem" height="7.1rem" />
      </div>
      <div className={styles.title}>
        <Skeleton width="12rem" height="1.45rem" />
      </div>
      <div className={styles.bars}>
        <Skeleton width="100%" height="10.2em" />
      </div>
    </div>
  );
}
