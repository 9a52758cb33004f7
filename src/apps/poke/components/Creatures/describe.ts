import type { CreatureList } from '../../../../api/pokeapi/schema';
import { pagesOf } from '../../search';

/** How many creatures there are, or how many a search finds. */
export function describeCount({ count }: CreatureList, search: string): string {
  const creatures = count === 1 ? '1 criatura' : `${count} criaturas`;
  return search === ''
    ? creatures
    : `${creatures} con «${search}» en el nombre`;
}

/** What assistive technology says when a page of the list arrives. */
export function describePage(
  list: CreatureList,
  search: string,
  page: number,
): string {
  return list.results.length === 0
    ? describeEmpty(list, search)
    : `${describeCount(list, search)}, página ${page} de ${pagesOf(list)}`;
}

/** Why a page is empty, and what to do about it. */
export function describeEmpty(list: CreatureList, search: string): string {
  return list.count === 0
    ? `Ninguna criatura tiene «${search}» en el nombre. Prueba con una parte más corta; los nombres están en inglés.`
    : `Esa página no existe: la última es la ${pagesOf(list)}. El botón Anterior te lleva a ella.`;
}
