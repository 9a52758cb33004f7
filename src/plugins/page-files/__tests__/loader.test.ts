/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import registerFolders from '../loader.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pagina-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function listFolders(file: string) {
  const dependencies = { context: [] as string[], missing: [] as string[] };
  const loader = {
    resourcePath: path.join(root, file),
    addContextDependency: (folder: string) => {
      dependencies.context.push(path.relative(root, folder));
    },
    addMissingDependency: (folder: string) => {
      dependencies.missing.push(path.relative(root, folder));
    },
  };
  expect(registerFolders.call(loader, '# Salida\n')).toBe('# Salida\n');
  return dependencies;
}

it('tells of the folder of the exercises of a lesson', () => {
  mkdirSync(path.join(root, 'curso/_salida'), { recursive: true });
  expect(listFolders('curso/salida.mdx')).toEqual({
    context: ['curso/_salida'],
    missing: [],
  });
});

it('tells of one that may come', () => {
  mkdirSync(path.join(root, 'curso'));
  expect(listFolders('curso/salida.mdx')).toEqual({
    context: [],
    missing: ['curso/_salida'],
  });
});

it('tells of the whole course, for a page that is about it', () => {
  mkdirSync(path.join(root, 'curso'));
  writeFileSync(path.join(root, 'curso/_plan.yml'), '');
  expect(listFolders('curso/resumen.mdx')).toEqual({
    context: ['curso'],
    missing: ['curso/_resumen'],
  });
});
