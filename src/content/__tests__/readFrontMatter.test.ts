/** @jest-environment node */
import {
  blankFrontMatter,
  readFrontMatter,
  stripFrontMatter,
} from '../readFrontMatter';

const source = `---
title: Uno
last_update:
  date: 2026-11-21
objetivos:
  - Leer.
  - 3
---

Texto
`;

it.each([
  [['title'], 2],
  [['last_update', 'date'], 4],
  [['objetivos', 1], 7],
  [['objetivos', 9], 5],
  [['missing'], 1],
  [[], 1],
])('knows the line of %j', (path, line) => {
  expect(readFrontMatter(source).findLine(path)).toBe(line);
});

it('reads the fields', () => {
  expect(readFrontMatter(source).data).toMatchObject({ title: 'Uno' });
});

it('reads files of Windows', () => {
  expect(readFrontMatter(source.replaceAll('\n', '\r\n')).data).toMatchObject({
    title: 'Uno',
  });
});

it('says where it is no YAML', () => {
  const { fault, data } = readFrontMatter('---\ntitle: Uno: dos\n---\n');
  expect(fault).toEqual({
    line: 2,
    text: 'title: Uno: dos',
    isRepeated: false,
  });
  expect(data).toBeUndefined();
});

it('is empty where there is none', () => {
  const { data, findLine } = readFrontMatter('Texto\n');
  expect(data).toEqual({});
  expect(findLine(['title'])).toBeUndefined();
});

it('says which field is there twice', () => {
  const { fault } = readFrontMatter('---\ntitle: Uno\ntitle: Dos\n---\n');
  expect(fault).toMatchObject({ line: 3, isRepeated: true });
});

it('is cut with the blanks after it, and a page without it stays whole', () => {
  expect(stripFrontMatter(source)).toBe('Texto\n');
  expect(stripFrontMatter('\n Texto\n')).toBe('\n Texto\n');
});

it('gives way to as many empty lines', () => {
  expect(blankFrontMatter(source)).toBe(`${'\n'.repeat(9)}Texto\n`);
});
