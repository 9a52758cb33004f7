import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import Emblem from '../Emblem';
import HiddenText from '../../../../components/HiddenText';
import NameWithLang from '../NameWithLang';
import QuietButton from '../QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly hero: Hero;
  readonly onRemove: () => void;
}

/** Member of the team with a button to remove it. */
export default function Member({ hero, onRemove }: Props): ReactNode {
  return (
    <li>
      <Emblem emblem={hero.emblem} className={styles.emblem} />
      <span className={styles.name}>
        <NameWithLang term={hero.name} />
      </span>
      <QuietButton onClick={onRemove}>
        Quitar
        <HiddenText>
          {' '}
          a <NameWithLang term={hero.name} />
        </HiddenText>
      </QuietButton>
    </li>
  );
}
