/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentRegistry } from '../registry';

const dataDir = path.join(__dirname, '..');

describe('contentRegistry', () => {
  it('knows every data folder that has a schema', () => {
    const folders = readdirSync(dataDir).filter((name) =>
      existsSync(path.join(dataDir, name, 'schema.ts')),
    );
    expect(contentRegistry.map(({ root }) => root).sort()).toEqual(
      folders.sort(),
    );
  });

  it.each(contentRegistry)('names a file that exists: $file', ({ file }) => {
    expect(existsSync(path.join(dataDir, '../..', file))).toBe(true);
  });
});
