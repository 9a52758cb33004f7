/** Builds an entry of the list in the service's own shape. */
export function createEntry(id: number, name = `creature-${id}`) {
  return { name, url: `https://pokeapi.co/api/v2/pokemon/${id}/` };
}

export function list(results: readonly unknown[], count = 1351) {
  return { count, next: null, previous: null, results };
}

const createNamedResource = (name: string) => ({
  name,
  url: 'https://pokeapi.co/',
});

/**
 * Detail of a creature: fields that the app reads and some that it does not.
 */
export const detail = {
  id: 25,
  name: 'pikachu',
  height: 4,
  weight: 60,
  base_experience: 112,
  types: [{ slot: 1, type: createNamedResource('electric') }],
  stats: [
    { base_stat: 35, effort: 0, stat: createNamedResource('hp') },
    { base_stat: 55, effort: 0, stat: createNamedResource('attack') },
    { base_stat: 40, effort: 0, stat: createNamedResource('defense') },
    { base_stat: 50, effort: 0, stat: createNamedResource('special-attack') },
    { base_stat: 50, effort: 0, stat: createNamedResource('special-defense') },
    { base_stat: 90, effort: 2, stat: createNamedResource('speed') },
  ],
  sprites: { front_default: 'https://raw.githubusercontent.com/25.png' },
  moves: [],
};
