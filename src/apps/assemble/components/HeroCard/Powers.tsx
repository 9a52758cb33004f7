import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import {
  MAX_LEVEL,
  scaleIds,
  scaleLabels,
} from '../../../../data/heroes/terms';
import { getLevel } from '../../roster';
import HiddenText from '../../../../components/HiddenText';
import LevelBar from '../LevelBar';
import NameWithLang from '../NameWithLang';
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
          de <NameWithLang term={hero.name} />
        </HiddenText>
      </summary>
      <ul>
        {scaleIds.map((scale) => {
          const level = getLevel(hero, scale);
          return (
            <li key={scale}>
              {scaleLabels[scale]}: {level} de {MAX_LEVEL}
              <LevelBar level={level} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
