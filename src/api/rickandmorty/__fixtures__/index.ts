/** Answers in the service's own shape, with fields that no client reads. */
export const character = {
  id: 1,
  name: 'Rick Sanchez',
  status: 'Alive',
  species: 'Human',
  type: '',
  gender: 'Male',
  origin: { name: 'unknown', url: '' },
  location: { name: 'unknown', url: '' },
  image: 'https://rickandmortyapi.com/api/character/avatar/1.jpeg',
  episode: ['https://rickandmortyapi.com/api/episode/1'],
  url: 'https://rickandmortyapi.com/api/character/1',
  created: '2017-11-04T18:48:46.250Z',
};

export const location = {
  id: 1,
  name: 'Earth (C-137)',
  type: 'Planet',
  dimension: '',
  residents: [],
  url: 'https://rickandmortyapi.com/api/location/1',
  created: '2017-11-10T12:42:04.162Z',
};

export const episode = {
  id: 1,
  name: 'Pilot',
  air_date: 'December 2, 2013',
  episode: 'S01E01',
  characters: [],
  url: 'https://rickandmortyapi.com/api/episode/1',
  created: '2017-11-10T12:56:33.798Z',
};

/** Builds one page of a list of `pages` pages. */
export function createPage(results: readonly unknown[], pages = 42) {
  return {
    info: {
      count: results.length === 0 ? 0 : 826,
      pages,
      next: 'https://rickandmortyapi.com/api/character?page=2',
      prev: null,
    },
    results,
  };
}

/** Body of every 404 of a list. */
export const nothingHere = { error: 'There is nothing here' };
