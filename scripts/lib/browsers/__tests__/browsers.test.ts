/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { probeBrowsers } from '../index.mjs';
import { probes } from '../probes.mjs';
import { sqlProbes } from '../sql-probes.mjs';
import { serializeCall } from '../tab.mjs';

it('sends a function to a page with its arguments', () => {
  const call = serializeCall((a: string, b: number) => a.repeat(b), ['«ñ»', 2]);
  expect(runInNewContext(call)).toBe('«ñ»«ñ»');
});

it('refuses a browser that it does not know, and names those that it does', async () => {
  await expect(probeBrowsers('.', ['opera'])).rejects.toThrow(
    /«opera»[\s\S]*firefox, webkit/,
  );
});

it('asks for the site to be built before', async () => {
  const { root, remove } = await createTempFolder({});
  await expect(probeBrowsers(root, [])).rejects.toThrow(/npm run build/);
  await remove();
});

it('has a name of its own for each thing that readers do', () => {
  const names = [...probes, ...sqlProbes].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(17);
});
