import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import { maxLevel, scaleIds, scaleLabels } from '../../../../data/heroes/terms';
import { levelOf } from '../../roster';
import HiddenText from '../../../../components/HiddenText';
import LevelBar from '../LevelBar';
import Named from '../Named';
import styles from './styles.module.css';

interface Props {
  readonly hero: Hero;
}

/** Collapsed list of the six levels. */
export default function Powers({ hero }: Props): ReactNode {
  return (
    <details className={styles.powers}>
      <summary>
        Poderes
        <HiddenText>
          {' '}
          de <Named term={hero.name} />
        </HiddenText>
      </summary>
      <ul>
        {scaleIds.map((scale) => {
          const level = levelOf(hero, scale);
          return (
            <li key={scale}>
              {scaleLabels[scale]}: {level} de {maxLevel}
              <LevelBar level={level} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
