import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import Emblem from '../Emblem';
import NameWithLang from '../NameWithLang';
import Facts from './Facts';
import Powers from './Powers';
import Toggle from './Toggle';
import styles from './styles.module.css';

interface Props {
  readonly hero: Hero;
  readonly isCompared: boolean;
  readonly isMember: boolean;
  /** Both callbacks must keep their identity between renders. */
  readonly onCompare: (hero: Hero) => void;
  readonly onMember: (hero: Hero) => void;
}

/** Card with all the facts of a hero and its two toggles. */
function HeroCard({
  hero,
  isCompared,
  isMember,
  onCompare,
  onMember,
}: Props): ReactNode {
  const { name, alsoKnownAs = [], about, emblem } = hero;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Emblem emblem={emblem} />
        <div>
          <h3 lang={name.lang}>{name.text}</h3>
          {alsoKnownAs.length > 0 && (
            <p className={styles.others}>
              También:{' '}
              {alsoKnownAs.map((alias, index) => (
                <Fragment key={alias.text}>
                  {index > 0 && ', '}
                  <NameWithLang term={alias} />
                </Fragment>
              ))}
            </p>
          )}
        </div>
      </div>
      <p className={styles.about}>{about}</p>
      <Facts hero={hero} />
      <Powers hero={hero} />
      <div className={styles.toggles}>
        <Toggle
          label="Comparar"
          name={name}
          pressed={isCompared}
          onToggle={() => {
            onCompare(hero);
          }}
        />
        <Toggle
          label="Añadir al equipo"
          name={name}
          pressed={isMember}
          onToggle={() => {
            onMember(hero);
          }}
        />
      </div>
    </li>
  );
}

export default memo(HeroCard);
