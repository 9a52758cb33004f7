import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../utils/dates';
import { airDate } from '../../airDate';
import { label } from '../../labels';
import { episodesQuery } from '../../queries';
import EntryList from '../EntryList';
import FactCard, { FactCardSkeleton } from '../FactCard';

/** List of episodes, 20 per page. */
export default function Episodes(): ReactNode {
  return (
    <EntryList
      noun="episodios"
      query={episodesQuery}
      sampleOf={({ episodes }) => episodes}
      skeleton={<FactCardSkeleton lines={3} />}
      renderEntry={({ name, air_date, episode }) => {
        const date = airDate(air_date);
        return (
          <FactCard
            name={name}
            facts={{
              Episodio: { text: episode },
              Estreno:
                date === undefined
                  ? label(air_date)
                  : { text: formatLongDate(date) },
            }}
          />
        );
      }}
    />
  );
}
