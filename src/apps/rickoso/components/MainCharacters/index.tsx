import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AsyncRegion from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import CardGrid from '../../../../components/CardGrid';
import { loadSample, mainCharactersQuery } from '../../queries';
import CharacterCard from '../CharacterCard';
import { FactCardSkeleton } from '../FactCard';

/** Cards of the five main characters. */
export default function MainCharacters(): ReactNode {
  const query = useQuery({ ...mainCharactersQuery, enabled: useIsBrowser() });
  const carriedSample = useSample(query, loadSample);
  return (
    <AsyncRegion
      query={query}
      sample={carriedSample?.sample.characters.slice(0, 5)}
      skeleton={
        <CardGrid>
          {[1, 2, 3, 4, 5].map((id) => (
            <li key={id}>
              <FactCardSkeleton lines={4} image />
            </li>
          ))}
        </CardGrid>
      }
      summary={({ length }) => `${length} personajes principales`}
    >
      {(characters) => (
        <CardGrid>
          {characters.map((character) => (
            <li key={character.id}>
              <CharacterCard character={character} heading="h3" />
            </li>
          ))}
        </CardGrid>
      )}
    </AsyncRegion>
  );
}
