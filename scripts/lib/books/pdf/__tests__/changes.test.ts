/** @jest-environment node */
import { listExcerpts } from '../changes.mjs';

const count = (length: number) =>
  Array.from({ length }, (_, index) => `línea ${index}`);

it('has nothing to show of a text that does not change', () => {
  expect(listExcerpts(count(9), count(9))).toEqual([]);
});

it('shows all of a text that had none before', () => {
  expect(listExcerpts([], count(9))).toEqual([
    { start: 0, end: 9, added: 9, removed: 0 },
  ]);
});

it('shows a changed line with two lines around, and no further than the text', () => {
  const after = count(30).with(0, 'otra').with(20, 'otra');
  expect(listExcerpts(count(30), after)).toEqual([
    { start: 0, end: 3, added: 1, removed: 1 },
    { start: 18, end: 23, added: 1, removed: 1 },
  ]);
});

it('joins two changes with few lines between them', () => {
  const after = count(30).with(10, 'otra').with(17, 'otra');
  expect(listExcerpts(count(30), after)).toEqual([
    { start: 8, end: 20, added: 2, removed: 2 },
  ]);
});

it('shows where lines were removed', () => {
  expect(listExcerpts(count(30), count(30).toSpliced(10, 3))).toEqual([
    { start: 8, end: 12, added: 0, removed: 3 },
  ]);
});

it('finds a line that was added among many that are repeated', () => {
  const before = Array.from({ length: 40 }, () => ['}', '']).flat();
  expect(listExcerpts(before, before.toSpliced(40, 0, 'return 0;'))).toEqual([
    { start: 38, end: 43, added: 1, removed: 0 },
  ]);
});
