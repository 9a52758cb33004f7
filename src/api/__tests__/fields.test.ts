/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import {
  isProviderUrl,
  createTextSchema,
  createTolerantListSchema,
} from '../fields';
import { searchUrl } from '../giphy/client';
import { searchSchema } from '../giphy/schema';
import * as giphyFixtures from '../giphy/__fixtures__';
import { listUrl, createSpriteUrl } from '../pokeapi/client';
import { detailSchema, listSchema } from '../pokeapi/schema';
import * as pokeFixtures from '../pokeapi/__fixtures__';
import { createPageUrl } from '../rickandmorty/client';
import {
  characterSchema,
  episodeSchema,
  locationSchema,
  createPageSchema,
} from '../rickandmorty/schema';
import * as rickFixtures from '../rickandmorty/__fixtures__';
import { answerSchema } from '../yesno/schema';
import * as yesnoFixtures from '../yesno/__fixtures__';

const runs = { numRuns: 1000 };

const schemas = [
  {
    name: 'GIPHY search',
    schema: searchSchema,
    example: giphyFixtures.search([giphyFixtures.createGif('a')]),
    hosts: ['*.giphy.com'],
  },
  {
    name: 'yesno answer',
    schema: answerSchema,
    example: yesnoFixtures.yes,
    hosts: ['yesno.wtf'],
  },
  ...[characterSchema, locationSchema, episodeSchema].map((entry, index) => ({
    name: `page of ${['characters', 'locations', 'episodes'][index] ?? ''}`,
    schema: createPageSchema<{ id: number }>(entry),
    example: rickFixtures.createPage([
      rickFixtures.character,
      rickFixtures.location,
      rickFixtures.episode,
    ]),
    hosts: ['rickandmortyapi.com'],
  })),
  {
    name: 'PokeAPI list',
    schema: listSchema,
    example: pokeFixtures.list([pokeFixtures.createEntry(1)]),
    hosts: ['pokeapi.co'],
  },
  {
    name: 'PokeAPI detail',
    schema: detailSchema,
    example: pokeFixtures.detail,
    hosts: [],
  },
] as const;

/**
 * Yields all primitive values inside a JSON value, with their property names.
 */
function* walkLeaves(value: unknown, name = ''): Generator<[string, unknown]> {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* walkLeaves(inner, key);
  else yield [name, value];
}

/** Returns a copy of a JSON value with its n-th node replaced, at any depth. */
function replaceNode(
  value: unknown,
  place: number,
  replacement: unknown,
): unknown {
  let index = 0;
  const visit = (inner: unknown): unknown => {
    index += 1;
    if (index === place) return replacement;
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner === 'object' && inner !== null)
      return Object.fromEntries(
        Object.entries(inner).map(([key, next]) => [key, visit(next)]),
      );
    return inner;
  };
  return visit(value);
}

/**
 * Returns the values that a component could not show: foreign addresses, texts
 * over the limit, numbers that are not finite.
 */
function findFaults(output: unknown, hosts: readonly string[]): unknown[] {
  return [...walkLeaves(output)].filter(([name, leaf]) => {
    if (typeof leaf === 'number') return !Number.isFinite(leaf);
    if (typeof leaf !== 'string') return false;
    const isAddress = /^(?:url|image)$/.test(name);
    return isAddress ? !isProviderUrl(leaf, hosts) : leaf.length > 201;
  });
}

describe.each(schemas)(
  'the schema of a $name',
  ({ schema, example, hosts }) => {
    it('reads what the service sends', () => {
      expect(v.safeParse(schema, example).success).toBe(true);
    });

    it('never throws and never lets an unsafe value through, whatever JSON it gets', () => {
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
          const { success, output } = v.safeParse(schema, json);
          expect(success ? findFaults(output, hosts) : []).toEqual([]);
        }),
        runs,
      );
    });

    it('never throws when one value of a right answer is another', () => {
      fc.assert(
        fc.property(
          fc.nat(80),
          fc.oneof(
            fc.jsonValue({ maxDepth: 2 }),
            fc.constantFrom('https://evil.example/x.gif', 'x'.repeat(300)),
          ),
          (place, replacement) => {
            const { success, output } = v.safeParse(
              schema,
              replaceNode(example, place, replacement),
            );
            expect(success ? findFaults(output, hosts) : []).toEqual([]);
          },
        ),
        runs,
      );
    });
  },
);

describe('isProviderUrl', () => {
  it.each([
    'http://media.giphy.com/a.gif',
    'javascript:alert(1)',
    'https://giphy.com.evil.example/a.gif',
    'https://evilgiphy.com/a.gif',
    'https://media.giphy.com:8443/a.gif',
    'https://user@media.giphy.com/a.gif',
    '//media.giphy.com/a.gif',
    'a.gif',
    '',
  ])('refuses %s', (address) => {
    expect(isProviderUrl(address, ['*.giphy.com'])).toBe(false);
  });

  it('accepts https on a host of the provider', () => {
    expect(isProviderUrl('https://media3.giphy.com/a', ['*.giphy.com'])).toBe(
      true,
    );
    expect(isProviderUrl('https://yesno.wtf/a', ['yesno.wtf'])).toBe(true);
  });
});

describe('the builders of addresses', () => {
  it('carry any text to the service exactly as it was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (typedText) => {
          const search = searchUrl(typedText, 'key').searchParams;
          expect(search.get('q')).toBe(typedText);
          expect(search.get('rating')).toBe('g');
          expect(search.get('lang')).toBe('es');
          expect(search.get('limit')).toBe('10');
          const page = createPageUrl('character', { page: 2, name: typedText });
          expect(page.searchParams.get('name')).toBe(typedText);
          expect(page.origin + page.pathname).toBe(
            'https://rickandmortyapi.com/api/character',
          );
        },
      ),
      runs,
    );
  });

  it('leave out filters that are empty', () => {
    expect(createPageUrl('episode', { page: 1, name: '' }).search).toBe(
      '?page=1',
    );
  });

  it('count positions from the page and never ask for less than the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (page) => {
        const { searchParams } = listUrl(page);
        expect(Number(searchParams.get('offset'))).toBe((page - 1) * 20);
        expect(searchParams.get('limit')).toBe('20');
        expect(new URL(createSpriteUrl(page)).hostname).toBe(
          'raw.githubusercontent.com',
        );
      }),
      runs,
    );
  });
});

describe('text', () => {
  it('cuts what would fill the screen', () => {
    expect(v.parse(createTextSchema('?'), 'x'.repeat(10_000))).toBe(
      `${'x'.repeat(200)}…`,
    );
  });

  it.each([undefined, null, '', '   ', 7])('replaces %p', (value) => {
    expect(v.parse(createTextSchema('Sin nombre'), value)).toBe('Sin nombre');
  });
});

describe('tolerantList', () => {
  const schema = createTolerantListSchema(
    v.object({ id: v.number() }),
    ({ id }) => id,
  );

  it('leaves out what is damaged and what is repeated', () => {
    expect(
      v.parse(schema, [{ id: 1 }, null, { id: 'x' }, { id: 1 }, { id: 2 }]),
    ).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('is an error when nothing of it can be used', () => {
    expect(v.safeParse(schema, [null, {}]).success).toBe(false);
  });

  it('is no error when there was nothing', () => {
    expect(v.parse(schema, [])).toEqual([]);
  });
});

describe('GIPHY items', () => {
  const parse = (gif: object) =>
    v.parse(
      searchSchema,
      giphyFixtures.search([gif, giphyFixtures.createGif('z')]),
    )[0];

  it('fall back to the next rendition where one is missing', () => {
    const { images, ...gif } = giphyFixtures.createGif('a');
    const createImagesWithout = (...names: string[]) => ({
      ...gif,
      images: Object.fromEntries(
        Object.entries(images).filter(([name]) => !names.includes(name)),
      ),
    });
    const { downsized, fixed_width, original } = images;
    expect(parse(createImagesWithout('downsized_medium'))?.url).toBe(
      downsized.url,
    );
    expect(
      parse(createImagesWithout('downsized_medium', 'downsized'))?.url,
    ).toBe(fixed_width.url);
    const last = parse(
      createImagesWithout('downsized_medium', 'downsized', 'fixed_width'),
    );
    expect(last?.url).toBe(original.url);
    expect(last?.preview.url).toBe(original.url);
  });

  it('without any picture are left out, and the rest stays', () => {
    expect(parse({ ...giphyFixtures.createGif('a'), images: {} })?.id).toBe(
      'z',
    );
  });

  it('without any picture at all keep their titles', () => {
    const items = ['a', 'b'].map((id) => ({
      ...giphyFixtures.createGif(id),
      images: null,
    }));
    const gifs = v.parse(searchSchema, giphyFixtures.search(items));
    expect(gifs.map(({ title, url }) => [title, url])).toEqual([
      ['A GIF a', null],
      ['A GIF b', null],
    ]);
  });

  it('from a back end that is down are an error, not an empty list', () => {
    expect(v.safeParse(searchSchema, giphyFixtures.outageAnswer).success).toBe(
      false,
    );
  });
});
