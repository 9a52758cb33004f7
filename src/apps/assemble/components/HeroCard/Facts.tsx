import type { ReactNode } from 'react';
import type { Hero } from '../../../../data/heroes/schema';
import { originLabels, teamLabels } from '../../../../data/heroes/terms';
import NameWithLang from '../NameWithLang';
import styles from './styles.module.css';

interface Props {
  readonly hero: Hero;
}

/** List of facts about a hero. */
export default function Facts({ hero }: Props): ReactNode {
  const { civilName, team, origin, firstAppearance } = hero;
  const { title, number, year, note } = firstAppearance;
  return (
    <dl className={styles.facts}>
      {civilName && (
        <div>
          <dt>Nombre civil</dt>
          <dd>
            <NameWithLang term={civilName} />
          </dd>
        </div>
      )}
      <div>
        <dt>Equipo</dt>
        <dd>{teamLabels[team]}</dd>
      </div>
      <div>
        <dt>Origen</dt>
        <dd>{originLabels[origin]}</dd>
      </div>
      <div>
        <dt>Debut</dt>
        <dd>
          <cite lang="en">{title}</cite> n.º&nbsp;{number} ({year})
          {note && `, ${note}`}
        </dd>
      </div>
    </dl>
  );
}
