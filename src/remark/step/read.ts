import type { Root } from 'mdast';
import { stepKinds, usualStep } from '../../labs/exercise/stepKinds';
import type { Step } from '../../labs/exercise/stepKinds';
import { readFolderOf } from '../exercise/folder';
import type { FolderTable } from '../exercise/folder';
import { findFolders } from '../exercise/read';
import type { Asked, Place } from '../exercise/read';

/** What says what a step is, in its folder. */
export const stepFile = 'paso.yml';

export type FoundStep = Step & Asked;

const stepTable: FolderTable<Step> = {
  dataFile: stepFile,
  kinds: stepKinds,
  usualKind: usualStep,
};

/**
 * Every step of a document, with its files read and checked.
 *
 * @throws {ContentError} listing all that is wrong, with file, line, expected and found.
 * @param isMaking The files that a script writes are about to be written.
 */
export const findSteps = (
  tree: Root,
  place: Place,
  isMaking = false,
): FoundStep[] =>
  findFolders(tree, place, 'Step', (folder, root) =>
    readFolderOf(stepTable, folder, root, isMaking),
  );
