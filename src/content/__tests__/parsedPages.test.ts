/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { parseOnce } from '../parsedPages';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parsed-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const createTree = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'text', value }],
});
const parse = jest.fn(createTree);

beforeEach(() => {
  parse.mockClear();
});

const createPage = (word: string) => `Un texto ${word}. `.repeat(200);

it('a page that changes in one letter is parsed again', () => {
  const page = createPage('largo');
  expect(parseOnce(page, parse, folder)).toEqual(createTree(page));
  const changed = page.replace('largo', 'lardo');
  expect(parseOnce(changed, parse, folder)).toEqual(createTree(changed));
  expect(parse).toHaveBeenCalledTimes(2);
});

it('what is kept is parsed once, and every reader may change its own tree', () => {
  const page = createPage('repetido');
  for (let reads = 0; reads < 3; reads += 1) {
    const tree = parseOnce(page, parse, folder);
    expect(tree).toEqual(createTree(page));
    tree.children.pop();
  }
  expect(parse).toHaveBeenCalledTimes(1);
});

it('a file cut short is written again', () => {
  const page = createPage('cortado');
  parseOnce(page, parse, folder);
  for (const name of readdirSync(folder))
    writeFileSync(path.join(folder, name), 'x');
  for (let reads = 0; reads < 2; reads += 1)
    expect(parseOnce(page, parse, folder)).toEqual(createTree(page));
  expect(parse).toHaveBeenCalledTimes(2);
});

it('a short text is kept nowhere', () => {
  const files = readdirSync(folder);
  expect(parseOnce('Corto.', parse, folder)).toEqual(createTree('Corto.'));
  expect(readdirSync(folder)).toEqual(files);
});

it('a folder that cannot be written loses nothing', () => {
  const page = createPage('suelto');
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(parseOnce(page, parse, file)).toEqual(createTree(page));
});
