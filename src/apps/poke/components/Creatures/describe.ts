import type { CreatureList } from '../../../../api/pokeapi/schema';
import { countPages } from '../../search';

/** Describes the number of creatures in the list or in a search. */
export function describeCount({ count }: CreatureList, search: string): string {
  const creatures = count === 1 ? '1 criatura' : `${count} criaturas`;
  return search === ''
    ? creatures
    : `${creatures} con «${search}» en el nombre`;
}

/** Describes a page of the list, to be announced when it arrives. */
export function describePage(
  list: CreatureList,
  search: string,
  page: number,
): string {
  return list.results.length === 0
    ? describeEmpty(list, search)
    : `${describeCount(list, search)}, página ${page} de ${countPages(list)}`;
}

/** Describes the reason for an empty page, with advice. */
export function describeEmpty(list: CreatureList, search: string): string {
  return list.count === 0
    ? `Ninguna criatura tiene «${search}» en el nombre. Prueba con una parte más corta; los nombres están en inglés.`
    : `Esa página no existe: la última es la ${countPages(list)}. El botón Anterior te lleva a ella.`;
}
