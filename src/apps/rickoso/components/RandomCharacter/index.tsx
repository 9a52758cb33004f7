import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AsyncRegion from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import { useVisitState } from '../../../kit/useVisitState';
import { drawId } from '../../drawId';
import { characterQuery, charactersQuery, loadSample } from '../../queries';
import CharacterCard from '../CharacterCard';
import { FactCardSkeleton } from '../FactCard';
import styles from './styles.module.css';

/**
 * Random character. The draw is bounded by the service's own count, so that
 * every requested identifier exists.
 */
export default function RandomCharacter(): ReactNode {
  const list = useQuery({
    ...charactersQuery({ page: 1 }),
    enabled: useIsBrowser(),
  });
  // Stores a fraction, because the count is unknown at the time of the draw.
  const [draw, setDraw] = useVisitState('rickoso:draw', Math.random);
  const id = list.data && drawId(draw, list.data.count);
  const character = useQuery({
    ...characterQuery(id ?? 1),
    enabled: id !== undefined,
  });
  const query = id === undefined ? { ...list, data: undefined } : character;
  const carriedCharacters = useSample(query, loadSample)?.sample.characters;

  return (
    <div className={styles.random}>
      <AsyncRegion
        query={query}
        sample={carriedCharacters?.[drawId(draw, carriedCharacters.length) - 1]}
        skeleton={<FactCardSkeleton lines={4} image />}
        summary={({ name }) => `Personaje aleatorio: ${name}`}
      >
        {(drawnCharacter) => (
          <CharacterCard character={drawnCharacter} showsNameAsFact />
        )}
      </AsyncRegion>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          setDraw(Math.random());
        }}
      >
        Otro personaje
      </button>
    </div>
  );
}
