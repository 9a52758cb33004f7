import type { ReactNode } from 'react';
import { translate } from '../../labels';
import { locationsQuery } from '../../queries';
import EntryList from '../EntryList';
import FactCard, { FactCardSkeleton } from '../FactCard';

/** List of locations, 20 per page. */
export default function Locations(): ReactNode {
  return (
    <EntryList
      noun="locaciones"
      query={locationsQuery}
      selectSample={({ locations }) => locations}
      skeleton={<FactCardSkeleton lines={3} />}
      renderEntry={({ name, type, dimension }) => (
        <FactCard
          name={name}
          facts={{ Tipo: translate(type), Dimensión: translate(dimension) }}
        />
      )}
    />
  );
}
