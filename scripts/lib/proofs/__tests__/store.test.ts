/** @jest-environment node */
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { findStore, pruneStore } from '../store.mjs';

it('is of the user and not of a clone, unless another place is named', () => {
  expect(findStore({})).toBe(path.join(os.homedir(), '.cache', 'steve-labs'));
  expect(findStore({ XDG_CACHE_HOME: '/caches' })).toBe(
    path.resolve('/caches/steve-labs'),
  );
  expect(findStore({ XDG_CACHE_HOME: '/caches', PROOFS: '/otro' })).toBe(
    path.resolve('/otro'),
  );
});

it('drops what no run has used for long, and keeps the rest', async () => {
  const project = await createTempFolder({ 'gcc/old': 'a', 'gcc/new': 'b' });
  const day = 24 * 60 * 60 * 1000;
  const now = Date.UTC(2026, 10, 27);
  const use = (file: string, daysAgo: number) => {
    const date = new Date(now - daysAgo * day);
    return utimes(path.join(project.root, file), date, date);
  };
  await use('gcc/old', 46);
  await use('gcc/new', 44);
  expect(await pruneStore(project.root, now)).toBe(1);
  expect(existsSync(path.join(project.root, 'gcc/old'))).toBe(false);
  expect(existsSync(path.join(project.root, 'gcc/new'))).toBe(true);
  await project.remove();
});

it('has nothing to drop where it is not there yet', async () => {
  expect(await pruneStore(path.join(os.tmpdir(), 'no-such-store'))).toBe(0);
});
