/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('e2e');
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));

/**
 * Files of browser tests of which the quick check runs none, with the reason.
 */
const unsampledSpecs: Readonly<Record<string, string>> = {
  'books.spec.ts':
    'It tries a check of the books, which «npm test» does not make.',
  'new-laboratory.spec.ts':
    'It plays the site with the fixture laboratory, which «npm test» does not build.',
};

/** Returns true when a file has tests with the tag of the quick check. */
const isSampled = (spec: string) =>
  /\btag:[^;]*?'@sample'/.test(readFileSync(path.join(folder, spec), 'utf8'));

it('the quick check has a browser test of each file, but for those that say why not', () => {
  const missing = specs.filter((spec) => !isSampled(spec));
  expect(missing).toEqual(Object.keys(unsampledSpecs));
});
