/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { formatPlace } from '../formatPlace';

const head = '---\ntitle: Salida\n---\n\n\n';
const text = 'Uno.\n\nDos.\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  writeFileSync(path.join(folder, 'salida.mdx'), head + text);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const createFile = (value: string, name = 'salida.mdx') =>
  new VFile({ value, path: path.join(folder, name), cwd: folder });

it('counts the lines of the front matter that the text no longer has', () => {
  expect(formatPlace(createFile(text.trim()), 3)).toBe('salida.mdx, línea 8');
});

it('counts nothing twice where the text still has its front matter', () => {
  expect(formatPlace(createFile(head + text), 8)).toBe('salida.mdx, línea 8');
});

it('keeps the line of a text that is in no file', () => {
  expect(formatPlace(createFile(text, 'nueva.mdx'), 3)).toBe(
    'nueva.mdx, línea 3',
  );
});

it('names the file alone where there is no line', () => {
  expect(formatPlace(createFile(text), undefined)).toBe('salida.mdx');
});
