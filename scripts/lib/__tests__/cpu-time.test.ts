/** @jest-environment node */
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { readChildrenCpuSeconds } from '../cpu-time.mjs';

it('adds what the children of a process used, whatever its name has in it', async () => {
  const project = await createTempFolder({
    stat: '12 (a b) c) S 1 2 3 4 5 6 7 8 9 10 11 12 250 50 15 16\n',
  });
  expect(await readChildrenCpuSeconds(path.join(project.root, 'stat'))).toBe(3);
  await project.remove();
});

it('says nothing where the system does not', async () => {
  expect(await readChildrenCpuSeconds('/no/such/file')).toBeUndefined();
});
