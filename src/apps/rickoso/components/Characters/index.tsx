import type { ReactNode } from 'react';
import { charactersQuery } from '../../queries';
import CharacterCard from '../CharacterCard';
import EntryList from '../EntryList';
import { FactCardSkeleton } from '../FactCard';

/** List of characters, 20 per page. */
export default function Characters(): ReactNode {
  return (
    <EntryList
      noun="personajes"
      query={charactersQuery}
      selectSample={({ characters }) => characters}
      withStatus
      skeleton={<FactCardSkeleton lines={4} image />}
      renderEntry={(character) => <CharacterCard character={character} />}
    />
  );
}
