/** @jest-environment node */
import { createTempFolder } from '../../lib/__fixtures__/temp-folder.mjs';
import { fetchSources } from '../sources.mjs';

it('asks for the exact version of each source and tells where the ones that are gone are kept', async () => {
  const folder = await createTempFolder({
    'manifest.json': JSON.stringify({
      sources: { bash: '5.2.15-2', linux: '6.1.176-1', vim: '2:9.0.1378-2' },
    }),
  });
  const requestedUrls: string[] = [];
  const missing = await fetchSources({
    image: folder.root,
    output: folder.root,
    fetchSource: (source) => {
      requestedUrls.push(source);
      return Promise.resolve(!source.startsWith('vim'));
    },
  });
  expect(requestedUrls).toEqual([
    'bash=5.2.15-2',
    'linux=6.1.176-1',
    'vim=2:9.0.1378-2',
  ]);
  expect(missing).toEqual([
    'https://snapshot.debian.org/package/vim/2%3A9.0.1378-2/',
  ]);
  await folder.remove();
});
