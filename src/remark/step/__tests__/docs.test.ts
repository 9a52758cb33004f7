/** @jest-environment node */
import path from 'node:path';
import { currentEdition, filesUnder } from '../../../content/documents';
import { folderOf } from '../../exercise/folder';
import { findSteps, stepFile } from '../read';

const steps = currentEdition().flatMap(({ file, tree }) =>
  findSteps(tree, { file }).map((step) => ({
    ...step,
    folder: folderOf(file, step.id),
  })),
);

describe('the steps of the current edition', () => {
  it('exist', () => {
    expect(steps.length).toBeGreaterThan(0);
  });

  it('are each asked by the lesson beside their folder', () => {
    const folders = filesUnder('.', 'docs')
      .filter((file) => path.posix.basename(file) === stepFile)
      .map((file) => path.posix.dirname(file));
    expect(steps.map(({ folder }) => folder).sort()).toEqual(folders);
  });
});
