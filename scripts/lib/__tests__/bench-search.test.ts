/** @jest-environment node */
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import {
  generateLesson,
  addGeneratedLessons,
  summarizeIndex,
} from '../bench-search.mjs';
import { formatKilobytes, median } from '../figures.mjs';
import { listFiles } from '../files.mjs';

it('generates a lesson as long as a real one, each of its own', () => {
  const lesson = generateLesson(1);
  expect(lesson).toContain('data-pagefind-body');
  expect(lesson.split(/\s+/).length).toBeGreaterThan(900);
  expect(generateLesson(2)).not.toBe(lesson);
});

it('copies a site without its index and adds lessons', async () => {
  const folder = await createTempFolder({
    'site/index.html': '<p>Hola',
    'site/pagefind/pagefind.js': '',
  });
  await addGeneratedLessons(`${folder.root}/site`, `${folder.root}/grown`, 2);
  expect(await listFiles(`${folder.root}/grown`)).toEqual([
    'generadas/1/index.html',
    'generadas/2/index.html',
    'index.html',
  ]);
  await folder.remove();
});

it('adds up an index by kind of file', async () => {
  const folder = await createTempFolder({
    'index/es_1.pf_index': 'x'.repeat(1500),
    'index/es_2.pf_index': 'x'.repeat(500),
    'pagefind.es_0a1b.pf_meta': 'x',
  });
  expect(await summarizeIndex(folder.root)).toEqual([
    ['index/', '2', '2,0 KB', '1,5 KB'],
    ['pagefind.pf_meta', '1', '0,0 KB', '0,0 KB'],
  ]);
  await folder.remove();
});

it('tells sizes and medians', () => {
  expect(formatKilobytes(12_345)).toBe('12,3 KB');
  expect(median([9, 1, 5])).toBe(5);
});
