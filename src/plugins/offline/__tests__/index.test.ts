/** @jest-environment node */
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import offlinePlugin from '..';

type PostBuild = NonNullable<Plugin['postBuild']>;

async function postBuild(label: string): Promise<void> {
  const site = await createTempFolder({
    'client-manifest.json': '{"assets":{}}',
  });
  const context = {
    baseUrl: '/',
    generatedFilesDir: site.root,
    siteDir: process.cwd(),
  } as LoadContext;
  const docs = {
    name: 'docusaurus-plugin-content-docs',
    content: { loadedVersions: [{ isLast: true, label }] },
  };
  try {
    await offlinePlugin(context).postBuild?.({
      outDir: site.root,
      plugins: [docs],
    } as unknown as Parameters<PostBuild>[0]);
  } finally {
    await site.remove();
  }
}

it('stops where nobody says which edition is taken along', async () => {
  await expect(postBuild('Próxima')).rejects.toThrow(
    'config/docs.ts: no se sabe cuál es la edición actual.\n  se esperaba: una label con su número, como «Edición 4.0»\n  se encontró: «Próxima»',
  );
});
