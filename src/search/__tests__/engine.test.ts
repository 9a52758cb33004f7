/** @jest-environment node */
// Includes misspelled words on purpose. cspell:disable
import { encodeWords } from '../../../scripts/lib/vocabulary.mjs';
import { createEngine, IncompleteIndexError } from '../engine';
import type { SearchAlias } from '../../data/searchAliases/schema';
import type { PagefindInstance, PagefindResult } from '../pagefind';

function createResult(id: string, score: number): PagefindResult {
  return {
    id,
    score,
    data: () =>
      Promise.resolve({
        url: `/${id}/`,
        excerpt: `Título. Con <mark>${id}</mark>`,
        meta: { title: 'Título' },
        sub_results: [
          createSection(`/${id}/`, 9),
          createSection(`/${id}/#a`, 1),
          createSection(`/${id}/#b`, 3),
          createSection(`/${id}/#c`, 2),
        ],
      }),
  };
}

function createSection(url: string, score: number) {
  const [, id] = url.split('#');
  return {
    url,
    title: id ?? 'Título',
    excerpt: '',
    anchor: id === undefined ? undefined : { id },
    weighted_locations: [{ balanced_score: score }],
  };
}

/** Fakes Pagefind, with an index that answers only these searches. */
function fakePagefind(
  resultsByWord: Readonly<Record<string, readonly PagefindResult[]>>,
): PagefindInstance {
  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    search: (term) => Promise.resolve({ results: resultsByWord[term] ?? [] }),
  };
}

const open = (
  resultsByWord: Parameters<typeof fakePagefind>[0],
  words: readonly string[],
  aliases: readonly SearchAlias[] = [
    { typed: ['carpeta'], means: ['directorio'] },
  ],
) =>
  createEngine({
    pagefind: fakePagefind(resultsByWord),
    catalog: {
      words: encodeWords(words),
      pages: { 'Curso de C': ['uno'] },
      homes: { scanf: ['uno'] },
      planned: ['pronto', 'luego'],
    },
    aliases,
  });

it('ranks by score and knows the kind of each page', async () => {
  const engine = open(
    { printf: [createResult('dos', 1), createResult('uno', 5)] },
    ['printf'],
  );
  const { ranking } = await engine.search('printf');
  expect(ranking.map(({ id, kind }) => [id, kind])).toEqual([
    ['uno', 'Curso de C'],
    ['dos', 'Páginas'],
  ]);
});

it('finds a page that is to come only where nothing else is found', async () => {
  const engine = open(
    {
      bucles: [createResult('pronto', 9), createResult('uno', 1)],
      while: [createResult('luego', 1), createResult('pronto', 9)],
    },
    ['bucles', 'while'],
  );
  const { ranking } = await engine.search('bucles');
  expect(ranking.map(({ id }) => id)).toEqual(['uno']);
  const singleAnswer = await engine.search('while');
  expect(singleAnswer.ranking.map(({ id }) => id)).toEqual(['pronto', 'luego']);
});

it('loads title, excerpt and the two best sections of a page', async () => {
  const engine = open({ printf: [createResult('uno', 1)] }, ['printf']);
  const { ranking } = await engine.search('printf');
  const pageHit = await ranking[0]?.load();
  expect(pageHit?.title).toBe('Título');
  expect(pageHit?.excerpt).toEqual([
    { text: ' Con ', marked: false },
    { text: 'uno', marked: true },
  ]);
  expect(pageHit?.sections.map(({ title }) => title)).toEqual(['b', 'c']);
});

it('adds what an alias finds, a little lower', async () => {
  const engine = open(
    { carpeta: [createResult('uno', 1)], directorio: [createResult('dos', 1)] },
    ['carpeta', 'directorio'],
  );
  const { ranking } = await engine.search('carpeta');
  expect(ranking.map(({ id }) => id)).toEqual(['uno', 'dos']);
});

it('ranks the page where a word is at home before pages that mention it', async () => {
  const engine = open(
    {
      scanf: [createResult('dos', 6), createResult('uno', 5)],
      'scanf letra': [
        createResult('dos', 6),
        createResult('uno', 5),
        createResult('tres', 1),
      ],
    },
    ['scanf', 'letra'],
  );
  const searchIds = async (query: string) =>
    (await engine.search(query)).ranking.map(({ id }) => id);
  expect(await searchIds('SCANF')).toEqual(['uno', 'dos']);
  expect(await searchIds('scanf letra')).toEqual(['uno', 'dos', 'tres']);
});

it('takes a misspelt word, and what an alias means, to the page where it is at home', async () => {
  const engine = open(
    { scanf: [createResult('dos', 6), createResult('uno', 5)] },
    ['scanf'],
    [{ typed: ['teclado'], means: ['scanf'] }],
  );
  const searchIds = async (query: string) =>
    (await engine.search(query)).ranking.map(({ id }) => id);
  expect(await searchIds('sacnf')).toEqual(['uno', 'dos']);
  expect(await searchIds('teclado')).toEqual(['uno', 'dos']);
});

it('takes a plural to the page where its singular is at home', async () => {
  const engine = open(
    { scanfs: [createResult('dos', 6), createResult('uno', 5)] },
    ['scanfs'],
  );
  const { ranking } = await engine.search('scanfs');
  expect(ranking.map(({ id }) => id)).toEqual(['uno', 'dos']);
});

it('falls back on pages that have some of the words', async () => {
  const engine = open(
    { printf: [createResult('uno', 1)], mkdir: [createResult('dos', 2)] },
    ['printf', 'mkdir'],
  );
  const { ranking } = await engine.search('printf mkdir');
  expect(ranking.map(({ id }) => id)).toEqual(['dos', 'uno']);
});

it('says what it searched instead of a misspelt word', async () => {
  const engine = open({ printf: [createResult('uno', 1)] }, ['printf']);
  const { ranking, correction } = await engine.search('prntf');
  expect(correction).toBe('printf');
  expect(ranking).toHaveLength(1);
});

it('finds nothing for what is like nothing', async () => {
  const engine = open({}, ['printf']);
  expect((await engine.search('zzzqx')).ranking).toEqual([]);
  expect((await engine.search('   ')).ranking).toEqual([]);
});

it('fails when the index cannot find a word that it has', async () => {
  const engine = open({}, ['printf']);
  await expect(engine.search('printf')).rejects.toThrow(IncompleteIndexError);
});
