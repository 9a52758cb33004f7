/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCurrentEdition } from '../../../../../content/documents';
import { collectSamples } from '../collect';

/** Programs that are also files, in the folder of their lesson. */
const keptSources = parseCurrentEdition().flatMap((document) => {
  const { dir, name } = path.parse(document.file);
  return collectSamples(document).flatMap(({ fence, text }) => {
    const file = path.join(dir, `_${name}`, fence.title ?? '');
    return fence.title !== undefined && existsSync(file)
      ? [{ file, text }]
      : [];
  });
});

it('a program that is kept as a file too is what its lesson shows', () => {
  const different = keptSources.filter(
    ({ file, text }) => readFileSync(file, 'utf8') !== `${text}\n`,
  );
  expect(different).toEqual([]);
});
