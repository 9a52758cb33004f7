/** @jest-environment node */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../__fixtures__/temp-folder.mjs';
import { createVisits } from '../visits.mjs';

let project: Awaited<ReturnType<typeof tempFolder>>;

const html = (main = '11111111') =>
  `<script src=/assets/js/runtime~main.${main}.js></script><script src=/assets/js/main.22222222.js></script><p>Hola</p>`;

const built = {
  'build/assets/js/runtime~main.11111111.js': 'map={5:"aaaaaaaa"};go()',
  'build/assets/js/main.22222222.js': 'main',
  'build/assets/js/5.aaaaaaaa.js': 'page',
  'build/assets/js/6.bbbbbbbb.js': 'other',
};

beforeEach(async () => {
  project = await tempFolder({ 'package-lock.json': '{}', ...built });
});
afterEach(() => project.remove());

const loads = [
  '/',
  '/assets/js/runtime~main.11111111.js',
  '/assets/js/main.22222222.js',
  '/assets/js/5.aaaaaaaa.js',
];

/** Visits the page, and tells whether a browser was needed. */
async function visit({
  files = Object.keys(built),
  page = html(),
  width = 360,
  dependsOn = ['code'],
  faults = [] as readonly string[],
} = {}) {
  let isMade = false;
  const found = await createVisits({
    root: project.root,
    dependsOn,
    files: files.map((file) => file.replace(/^build/, '')),
    env: {},
  }).prove({ route: '/', width, html: page }, (load) => {
    isMade = true;
    for (const address of loads) load(address);
    return Promise.resolve(faults);
  });
  return { isMade, found };
}

it('a page is visited once', async () => {
  expect((await visit()).isMade).toBe(true);
  expect((await visit()).isMade).toBe(false);
});

it('a visit that finds something is made again', async () => {
  expect((await visit({ faults: ['axe'] })).found).toEqual(['axe']);
  expect((await visit()).isMade).toBe(true);
});

it('is not made again when only the names of other parts change', async () => {
  await visit();
  const { 'build/assets/js/runtime~main.11111111.js': runtime, ...others } =
    built;
  const renamed = {
    ...others,
    'build/assets/js/runtime~main.99999999.js': runtime.replace(
      'a'.repeat(8),
      'c'.repeat(8),
    ),
  };
  await project.write(renamed);
  const files = Object.keys(renamed);
  expect((await visit({ files, page: html('99999999') })).isMade).toBe(false);
});

it.each([
  ['the page', { page: html().replace('Hola', 'Adiós') }],
  ['the width', { width: 1280 }],
  ['the code, the headers or the browser', { dependsOn: ['other'] }],
])('is made again when this changes: %s', async (_, change) => {
  await visit();
  expect((await visit(change)).isMade).toBe(true);
});

it('is made again when a file that it loaded changes, under any name', async () => {
  await visit();
  await project.write({ 'build/assets/js/5.dddddddd.js': 'page, edited' });
  const files = [
    ...Object.keys(built).filter((file) => !file.includes('/5.')),
    'build/assets/js/5.dddddddd.js',
  ];
  expect((await visit({ files })).isMade).toBe(true);
});

it('is not made again when a file that it did not load changes', async () => {
  await visit();
  await project.write({ 'build/assets/js/6.bbbbbbbb.js': 'edited' });
  expect((await visit()).isMade).toBe(false);
});

it('is made again when it is not known what it loaded', async () => {
  await visit();
  const memory = path.join(project.root, '.cache', 'proofs', 'cargas');
  await rm(memory, { recursive: true });
  expect((await visit()).isMade).toBe(true);
});
