/** @jest-environment node */
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { sources } from '../inputs.mjs';
import { readZstdDecoder } from '../zstd.mjs';

it('stops where the package has another shape, saying what to do', async () => {
  const project = await createTempFolder({ [sources.zstd]: 'export {};' });
  await expect(readZstdDecoder(project.root)).rejects.toThrow(
    /descompresor en node_modules\/zstddec[\s\S]*se esperaba: una línea «const wasm/,
  );
  await project.remove();
});

it('finds a module of WebAssembly in the installed package', async () => {
  const decoder = await readZstdDecoder(process.cwd());
  expect(WebAssembly.validate(decoder)).toBe(true);
});
