import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import Section from '../../../../components/Section';
import { heroes } from '../../../../data/heroes';
import { MAX_LEVEL } from '../../../../data/heroes/terms';
import { useAnnouncement } from '../../../../components/Announcer/useAnnouncement';
import type { Filters } from '../../roster';
import { filterHeroes } from '../../roster';
import type { ChoicesState } from '../../useChoices';
import type { PairState } from '../../usePair';
import type { TeamState } from '../../useTeam';
import { describeResults } from '../../messages';
import { useStableCallback } from '../../useStableCallback';
import Finder from '../Finder';
import HeroCard from '../HeroCard';
import styles from './styles.module.css';

interface Props {
  readonly filters: Filters;
  readonly onSearch: ChoicesState['typeSearch'];
  readonly onChoose: ChoicesState['choose'];
  readonly pair: PairState;
  readonly team: TeamState;
  /** Tray that sticks to the lower edge of the catalogue. */
  readonly children: ReactNode;
}

/** Section with the search and all heroes. */
export default function Catalogue({
  filters,
  onSearch,
  onChoose,
  pair,
  team,
  children,
}: Props): ReactNode {
  const { search, team: group, origin } = filters;
  const filteredHeroes = useMemo(
    () => filterHeroes(heroes, { search, team: group, origin }),
    [search, group, origin],
  );
  // Rendering many cards at once must not delay the next keystroke.
  const shownHeroes = useDeferredValue(filteredHeroes);
  const compare = useStableCallback(pair.toggle);
  const toggleMember = useStableCallback(team.toggle);
  const results = describeResults(filteredHeroes.length, heroes.length);
  useAnnouncement(results);
  return (
    <Section id="catalogo" title="Catálogo">
      <p>
        En cada ficha, «Equipo» es el grupo con el que más se relaciona a ese
        personaje. El año es el de la portada del cómic. Los poderes van de 1 a{' '}
        {MAX_LEVEL} y son un juicio nuestro, no un dato: «energía» es lo que
        alguien lanza, absorbe o domina sin tocarlo.
      </p>
      <Finder
        filters={filters}
        results={results}
        onSearch={onSearch}
        onChoose={onChoose}
      />
      {shownHeroes.length > 0 ? (
        <ul className={styles.grid}>
          {shownHeroes.map((hero) => (
            <HeroCard
              key={hero.id}
              hero={hero}
              isCompared={pair.pair.includes(hero)}
              isMember={team.members.includes(hero)}
              onCompare={compare}
              onMember={toggleMember}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          Nadie en el catálogo responde a esa búsqueda. Prueba con menos letras,
          con el nombre en inglés o con «Quitar filtros».
        </p>
      )}
      {children}
    </Section>
  );
}
