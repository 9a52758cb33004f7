/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { tempFolder } from '@site/scripts/lib/__fixtures__/temp-folder.mjs';
import labsPlugin from '..';

let project: Awaited<ReturnType<typeof tempFolder>>;

beforeEach(async () => {
  project = await tempFolder({});
});

afterEach(() => project.remove());

const plugin = () => labsPlugin({ siteDir: project.root } as LoadContext);

it('stops a build without the C lab, saying how to make it', async () => {
  await expect(plugin().loadContent?.()).rejects.toThrow('npm run labs');
});

it('lets a build with the C lab go on', async () => {
  await project.write({ '.cache/labs/manifest.json': '{}' });
  await expect(plugin().loadContent?.()).resolves.toBeUndefined();
});
