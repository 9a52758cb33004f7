/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentRegistry } from '../registry';

const root = path.join(__dirname, '../../..');
const dataFolder = path.join(root, 'src/data');

describe('contentRegistry', () => {
  it('knows every data folder that has a schema', () => {
    const folders = readdirSync(dataFolder).filter((name) =>
      existsSync(path.join(dataFolder, name, 'schema.ts')),
    );
    expect(contentRegistry.map(({ file }) => file)).toEqual(
      expect.arrayContaining(
        folders.map((name) => `src/data/${name}/index.ts`),
      ),
    );
  });

  it.each(contentRegistry)('names a file that exists: $file', ({ file }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });
});
