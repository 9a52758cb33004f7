import type { Root } from 'mdast';
import { stepKinds } from '../../labs/build';
import type { AnyStep } from '../../labs/types';
import { readFolderOf } from '../exercise/folder';
import type { FolderTable } from '../exercise/folder';
import { findFolders } from '../exercise/read';
import type { Asked, Place } from '../exercise/read';

/** Data file of a step, in its folder. */
export const stepFile = 'paso.yml';

export type FoundStep = AnyStep & Asked;

const stepTable: FolderTable<AnyStep> = {
  dataFile: stepFile,
  kinds: stepKinds,
  usualKind: 'predice',
};

/**
 * Finds every step of a document, and reads and validates its files.
 *
 * @throws {ContentError} with every fault: file, line, expected and found.
 * @param isMaking True when the generated files are about to be written, so
 * that their absence is no fault.
 */
export const findSteps = (
  tree: Root,
  place: Place,
  isMaking = false,
): FoundStep[] =>
  findFolders(tree, place, 'Step', (folder, root) =>
    readFolderOf(stepTable, folder, root, isMaking),
  );
