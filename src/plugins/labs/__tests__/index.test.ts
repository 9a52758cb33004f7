/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { createTempFolder } from '@site/scripts/lib/__fixtures__/temp-folder.mjs';
import labsPlugin from '..';

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder({});
});

afterEach(() => project.remove());

const createPlugin = () => labsPlugin({ siteDir: project.root } as LoadContext);

it('stops a build without the C lab, saying how to make it', async () => {
  await expect(createPlugin().loadContent?.()).rejects.toThrow('npm run labs');
});

it('lets a build with the C lab go on', async () => {
  await project.write({ '.cache/labs/manifest.json': '{}' });
  await expect(createPlugin().loadContent?.()).resolves.toBeUndefined();
});
