import type { ReactNode } from 'react';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import { translateStat } from '../../labels';
import styles from './styles.module.css';

interface Props {
  readonly stats: CreatureDetail['stats'];
}

/** Maximum of a base stat in the games. */
const MAX_STAT = 255;

/** List of base stats; a bar compares each number. */
export default function StatBars({ stats }: Props): ReactNode {
  if (stats.length === 0) return <p>Sin datos</p>;
  return (
    <dl className={styles.stats}>
      {stats.map(({ stat: { name }, base_stat: value }) => {
        const { text, lang } = translateStat(name);
        const share = Math.min(100, (value / MAX_STAT) * 100);
        return (
          <div key={name}>
            <dt lang={lang}>{text}</dt>
            <dd>
              {value}
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${share}%` }} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
