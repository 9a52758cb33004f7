/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { heroes } from '..';
import { heroForeignStrings } from '../foreign';
import { heroesSchema } from '../schema';
import {
  originIds,
  originLabels,
  scaleIds,
  scaleLabels,
  teamIds,
  teamLabels,
} from '../terms';

const place = { file: 'src/data/heroes/index.ts', root: 'heroes' };
const [first] = heroes;
const parse = (input: unknown) => parseContent(heroesSchema, input, place);

/** Converts `Capitán América` to `capitan-america`. */
const createSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase()
    .replace(/\s+/g, '-');

describe('the schema', () => {
  it('refuses a level over seven and says which one', () => {
    const wrongHeroes = [{ ...first, levels: [3, 3, 8, 3, 3, 3] }];
    expect(() => parse(wrongHeroes)).toThrow(
      'src/data/heroes/index.ts · campo «heroes.0.levels.2»\n' +
        '  se esperaba: un nivel de 1 a 7\n' +
        '  se encontró: 8',
    );
  });

  it('refuses five levels, naming the six in their order', () => {
    const wrongHeroes = [{ ...first, levels: [3, 3, 3, 3, 3] }];
    expect(() => parse(wrongHeroes)).toThrow(/campo «heroes\.0\.levels/);
  });

  it('refuses a sentence of more than 140 characters', () => {
    const wrongHeroes = [{ ...first, about: 'a'.repeat(141) }];
    expect(() => parse(wrongHeroes)).toThrow('de 140 caracteres como mucho');
  });

  it('refuses a team that the filter would not offer', () => {
    const wrongHeroes = [{ ...first, team: 'liga' }];
    expect(() => parse(wrongHeroes)).toThrow('uno de: vengadores, x-men');
  });

  it('refuses two heroes with one identifier, since links name it', () => {
    expect(() => parse([first, first])).toThrow(
      'héroes con identificadores distintos',
    );
  });

  it('refuses two heroes with one emblem', () => {
    const twin = { ...first, id: 'otro' };
    expect(() => parse([first, twin])).toThrow(
      'un emblema distinto para cada héroe',
    );
  });

  it('refuses an emblem of a single colour', () => {
    const flat = { frame: 'arch', pattern: 'dots', inks: ['red', 'red'] };
    expect(() => parse([{ ...first, emblem: flat }])).toThrow(
      'un emblema con dos colores distintos',
    );
  });
});

describe('heroes', () => {
  it('fit their schema', () => {
    expect(parse(heroes)).toEqual(heroes);
  });

  it('are at least forty-four, in alphabetical order', () => {
    const names = heroes.map(({ name }) => name.text);
    expect(names.length).toBeGreaterThanOrEqual(44);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  });

  it('have the slug of their name as identifier, which links show', () => {
    const wrongHeroes = heroes.filter(
      ({ id, name }) => id !== createSlug(name.text),
    );
    expect(wrongHeroes.map(({ id }) => id)).toEqual([]);
  });

  it('are told apart by their names and by their sentences', () => {
    for (const texts of [
      heroes.map(({ name }) => name.text),
      heroes.map(({ about }) => about),
    ])
      expect(new Set(texts).size).toBe(heroes.length);
  });

  it('are described by whole sentences', () => {
    const fragments = heroes.filter(
      ({ about }) => !/^\p{Lu}.+\.$/u.test(about),
    );
    expect(fragments.map(({ id }) => id)).toEqual([]);
  });

  it('use the whole of every scale that the page explains', () => {
    for (const index of scaleIds.keys()) {
      const levels = heroes.map((hero) => hero.levels[index] ?? 0);
      expect(Math.min(...levels)).toBeLessThanOrEqual(2);
      expect(Math.max(...levels)).toBe(7);
    }
  });

  it('fill every team and every origin, so that no filter is empty', () => {
    const teams = new Set(heroes.map(({ team }) => team));
    const origins = new Set(heroes.map(({ origin }) => origin));
    expect(teamIds.filter((id) => !teams.has(id))).toEqual([]);
    expect(originIds.filter((id) => !origins.has(id))).toEqual([]);
  });
});

describe('terms', () => {
  it('give every identifier a label of its own', () => {
    const labels = [
      ...scaleIds.map((id) => scaleLabels[id]),
      ...teamIds.map((id) => teamLabels[id]),
      ...originIds.map((id) => originLabels[id]),
    ];
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the English strings', () => {
  it('hold names, other names, civil names and titles, each once', () => {
    expect(heroForeignStrings).toEqual(
      expect.arrayContaining([
        'Spider-Man',
        'Black Widow',
        'Peter Parker',
        'Amazing Fantasy',
      ]),
    );
    expect(new Set(heroForeignStrings).size).toBe(heroForeignStrings.length);
  });

  it('leave out what is Spanish', () => {
    expect(heroForeignStrings).not.toContain('Viuda Negra');
  });
});
