import { keepPreviousData, useQuery } from '@tanstack/react-query';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { CreatureDetail } from '../../../../api/pokeapi/schema';
import type { AsyncState } from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import { useVisitState } from '../../../kit/useVisitState';
import { drawPosition } from '../../drawPosition';
import {
  creatureAtQuery,
  creatureQuery,
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
  const drawn = useQuery({
    ...creatureAtQuery(position ?? -1),
    enabled: position !== undefined,
    placeholderData: keepPreviousData,
  });
  const detail = useQuery({
    ...creatureQuery(drawn.data?.id ?? -1),
    enabled: drawn.data !== undefined,
    placeholderData: keepPreviousData,
  });

  const failed = [list, drawn].find(({ error }) => error !== null);
  const creature = {
    data: failed ? undefined : detail.data,
    error: failed?.error ?? detail.error,
    isPlaceholderData: drawn.isPlaceholderData || detail.isPlaceholderData,
    refetch: (failed ?? detail).refetch,
  };
  const carried = useSample(creature, loadSample)?.sample;
  return [
    creature,
    () => {
      setDraw(Math.random());
    },
    carried?.[drawPosition(draw, carried.length)],
  ];
}
