import { keepPreviousData, useQuery } from '@tanstack/react-query';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import type { AsyncState } from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import { useVisitState } from '../../../kit/useVisitState';
import { drawPosition } from '../../drawPosition';
import {
  createCreatureAtQuery,
  createCreatureQuery,
  listQuery,
  loadSample,
} from '../../queries';

/**
 * Returns a random creature and a function that draws again. The draw is a
 * position within the list's own count, and the list maps it to an identifier,
 * so that every requested identifier exists.
 */
export function useRandomCreature(): readonly [
  creature: AsyncState<CreatureDetail>,
  drawAgain: () => void,
  sample: CreatureDetail | undefined,
] {
  // Stores a fraction, because the count is unknown at the time of the draw.
  const [draw, setDraw] = useVisitState('poke:draw', Math.random);
  const list = useQuery({ ...listQuery(1), enabled: useIsBrowser() });
  const position = list.data && drawPosition(draw, list.data.count);
  const drawnQuery = useQuery({
    ...createCreatureAtQuery(position ?? -1),
    enabled: position !== undefined,
    placeholderData: keepPreviousData,
  });
  const detail = useQuery({
    ...createCreatureQuery(drawnQuery.data?.id ?? -1),
    enabled: drawnQuery.data !== undefined,
    placeholderData: keepPreviousData,
  });

  const failedQuery = [list, drawnQuery].find(({ error }) => error !== null);
  const creature = {
    data: failedQuery ? undefined : detail.data,
    error: failedQuery?.error ?? detail.error,
    isPlaceholderData: drawnQuery.isPlaceholderData || detail.isPlaceholderData,
    refetch: (failedQuery ?? detail).refetch,
  };
  const carriedSample = useSample(creature, loadSample)?.sample;
  return [
    creature,
    () => {
      setDraw(Math.random());
    },
    carriedSample?.[drawPosition(draw, carriedSample.length)],
  ];
}
