/** @jest-environment node */
import { readHead } from '../frontMatterLines';

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
  [['objetivos', 1], 5],
  [['missing'], 1],
  [[], 1],
])('knows the line of %j', (path, line) => {
  expect(readHead(source).lineOf(path)).toBe(line);
});

it('reads the fields', () => {
  expect(readHead(source).data).toMatchObject({ title: 'Uno' });
});

it('reads files of Windows', () => {
  expect(readHead(source.replaceAll('\n', '\r\n')).data).toMatchObject({
    title: 'Uno',
  });
});

it('says where it is no YAML', () => {
  const { fault, data } = readHead('---\ntitle: Uno: dos\n---\n');
  expect(fault).toEqual({
    line: 2,
    text: 'title: Uno: dos',
    isRepeated: false,
  });
  expect(data).toBeUndefined();
});

it('is empty where there is none', () => {
  const { data, lineOf } = readHead('Texto\n');
  expect(data).toEqual({});
  expect(lineOf(['title'])).toBeUndefined();
});

it('says which field is there twice', () => {
  const { fault } = readHead('---\ntitle: Uno\ntitle: Dos\n---\n');
  expect(fault).toMatchObject({ line: 3, isRepeated: true });
});
