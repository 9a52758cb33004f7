/** @jest-environment node */
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import {
  measureEagerBytes,
  readProcessMemory,
  sumCompressedSizes,
  parseProcessMemory,
  sumFileSizes,
} from '../bench-labs.mjs';

const createLab = (entry: string) => ({
  'src/labs/c/views/CLab/index.tsx': entry,
  'src/labs/c/exercise/index.tsx': 'export const two = 2;',
  'src/labs/linux/views/Terminal/index.tsx': 'export const three = 3;',
  'src/labs/c/views/CLab/note.ts': `export const note = ${JSON.stringify('una nota larga '.repeat(9))};`,
  'src/labs/c/views/CLab/styles.module.css': '.lab { color: red; }',
  'src/components/Other/index.ts': `export const other = ${JSON.stringify('0123456789abcdef'.repeat(90))};`,
});

async function measureSize(entry: string) {
  const folder = await createTempFolder(createLab(entry));
  const sizes = await measureEagerBytes(folder.root);
  await folder.remove();
  return sizes;
}

it('weighs what a lesson brings of the lab, and not what comes on demand or belongs to the site', async () => {
  const aloneSize = await measureSize('export const one = 1;');
  const dependentSize = await measureSize(
    "import { other } from '../../../../../components/Other'; export const one = [other, () => import('./note')];",
  );
  const heavy = await measureSize(
    "import { note } from './note'; import styles from './styles.module.css'; export const one = [note, styles.lab];",
  );
  expect(dependentSize.scripts - aloneSize.scripts).toBeLessThan(80);
  expect(heavy.scripts).toBeGreaterThan(aloneSize.scripts);
  expect(aloneSize.styles).toBe(0);
  expect(heavy.styles).toBeGreaterThan(0);
});

it('weighs each file once, as it is', async () => {
  const folder = await createTempFolder({ 'a.js': '12345', 'b/á.js': '123' });
  const total = await sumFileSizes(folder.root, [
    'http://127.0.0.1/a.js',
    'http://127.0.0.1/b/%C3%A1.js',
    'http://127.0.0.1/a.js',
  ]);
  await folder.remove();
  expect(total).toBe(8);
});

it('weighs what is not packed yet as a host that compresses sends it', async () => {
  const folder = await createTempFolder({
    'a.js': 'a'.repeat(900),
    'b.zst': 'b'.repeat(20),
  });
  const total = await sumCompressedSizes(folder.root, [
    'http://127.0.0.1/a.js',
    'http://127.0.0.1/b.zst',
    'http://127.0.0.1/a.js',
  ]);
  await folder.remove();
  expect(total).toBeGreaterThan(20);
  expect(total).toBeLessThan(50);
});

it('reads the memory of a process from what the kernel writes', () => {
  const status = 'Name:\tx\nVmHWM:\t     300 kB\nVmRSS:\t     200 kB\n';
  expect(parseProcessMemory(status)).toEqual({ now: 204_800, peak: 307_200 });
  expect(parseProcessMemory('Name:\tx\n')).toBeUndefined();
});

it('has no figure for a process that is not there', async () => {
  expect(await readProcessMemory(-1)).toBeUndefined();
});
