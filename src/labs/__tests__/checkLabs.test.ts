/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labs } from '..';
import { checkLabs } from '../checkLabs';

const row = {
  id: 'eco',
  label: 'Laboratorio de eco',
  page: '/laboratorio/eco/',
  picture: '/img/bloques/lab-eco.svg',
  extension: '.eco',
} as const;

const files = [
  'src/labs/eco/about.ts',
  'src/labs/eco/build.ts',
  'src/labs/eco/card.ts',
  'src/labs/eco/new/ejercicio/ejercicio.yml',
  'src/labs/eco/new/ejercicio/solucion.eco',
  'src/labs/eco/new/leccion.mdx',
  'src/labs/eco/page.ts',
  'src/labs/eco/testing/index.ts',
  'src/labs/eco/testing/manifest.ts',
  'src/pages/laboratorio/eco.tsx',
  'static/img/bloques/lab-eco.svg',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'labs-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('accepts the laboratories of the site', () => {
  expect(() => {
    checkLabs(labs, process.cwd());
  }).not.toThrow();
});

it('accepts a laboratory that has all its files', () => {
  expect(() => {
    checkLabs([row], root);
  }).not.toThrow();
});

it.each(files)('says which file a laboratory lacks: %s', (file) => {
  rmSync(path.join(root, file));
  expect(() => {
    checkLabs([row], root);
  }).toThrow(
    /^src\/labs\/index\.ts · laboratorio «eco», campo «[a-z]+»\n {2}se esperaba: el archivo /,
  );
  expect(() => {
    checkLabs([row], root);
  }).toThrow(file);
});

// The bundler takes every file whose path ends like a face, at any depth.
it.each(['about.ts', 'build.ts', 'card.ts', 'page.ts'])(
  'no other file of the laboratories is called like the face %s',
  (face) => {
    const labFolders = readdirSync('src/labs', {
      recursive: true,
      encoding: 'utf8',
    })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith(`/${face}`));
    expect(labFolders.sort()).toEqual(
      labs.map(({ id }) => `${id}/${face}`).sort(),
    );
  },
);
