import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../utils/dates';
import { parseAirDate } from '../../parseAirDate';
import { translate } from '../../labels';
import { episodesQuery } from '../../queries';
import EntryList from '../EntryList';
import FactCard, { FactCardSkeleton } from '../FactCard';

/** List of episodes, 20 per page. */
export default function Episodes(): ReactNode {
  return (
    <EntryList
      noun="episodios"
      query={episodesQuery}
      selectSample={({ episodes }) => episodes}
      skeleton={<FactCardSkeleton lines={3} />}
      renderEntry={({ name, air_date, episode }) => {
        const date = parseAirDate(air_date);
        return (
          <FactCard
            name={name}
            facts={{
              Episodio: { text: episode },
              Estreno:
                date === undefined
                  ? translate(air_date)
                  : { text: formatLongDate(date) },
            }}
          />
        );
      }}
    />
  );
}
