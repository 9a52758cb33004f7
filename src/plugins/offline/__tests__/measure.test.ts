/** @jest-environment node */
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { createFileMeasurer, sumSizes } from '../measure';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({
    'a/index.html': 'texto '.repeat(1000),
    'b.zst': 'texto '.repeat(1000),
    'index.html': '',
    'notas 1.txt': 'a',
  });
});

afterEach(() => site.remove());

it('counts what travels of what hosts compress, and the whole of the rest', async () => {
  const files = await createFileMeasurer(
    site.root,
    '/',
  )(['a/index.html', 'b.zst']);
  const page = files.get('a/index.html');

  expect(page?.bytes).toBe(6000);
  expect(page?.wire).toBeLessThan(100);
  expect(files.get('b.zst')).toMatchObject({ bytes: 6000, wire: 6000 });
  expect(sumSizes(files.values())).toEqual({
    bytes: 12000,
    wire: 6000 + (page?.wire ?? 0),
  });
});

it('gives the address that is asked for, and the hash of what comes', async () => {
  const measure = createFileMeasurer(site.root, '/sub/');
  const files = await measure(['a/index.html', 'index.html', 'notas 1.txt']);
  expect([...files.values()].map(({ url }) => url)).toEqual([
    '/sub/a/',
    '/sub/',
    '/sub/notas%201.txt',
  ]);
  expect(files.get('index.html')?.hash).toBe(
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  );
});
