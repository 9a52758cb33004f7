/** @jest-environment node */
import path from 'node:path';
import { parseCurrentEdition, listFiles } from '../../../content/documents';
import { getFolderPath } from '../../../content/folderPath';
import { findSteps, STEP_DATA_FILE } from '../read';

const steps = parseCurrentEdition().flatMap(({ file, tree }) =>
  findSteps(tree, { file }).map((step) => ({
    ...step,
    folder: getFolderPath(file, step.id),
  })),
);

describe('the steps of the current edition', () => {
  it('exist', () => {
    expect(steps.length).toBeGreaterThan(0);
  });

  it('are each asked by the lesson beside their folder', () => {
    const folders = listFiles('.', 'docs')
      .filter((file) => path.posix.basename(file) === STEP_DATA_FILE)
      .map((file) => path.posix.dirname(file));
    expect(steps.map(({ folder }) => folder).sort()).toEqual(folders);
  });
});
