import { labs } from '.';
import type { LabId } from '.';
import { checkLabs } from './checkLabs';
import { mergeTables } from './kit/mergeTables';
import type { FileWord } from './kit/lesson/types';
import type { AnyFolder, ExtraFiles, LabBuild } from './types';

// A row without its folder is explained before its face is missed.
checkLabs(labs, process.cwd());

/** The `build.ts` of each laboratory, required by the name of its folder. */
const builds = labs.map(({ id }) => ({
  id,
  ...(require(`./${id}/build.ts`) as { readonly build: LabBuild }).build,
}));

/** Readers and renderers of the fences with interaction, by language. */
export const fences = mergeTables(builds.map((build) => build.fences));

/** Loads what the fences of the laboratories run while the site is built. */
export const prepareFences = async (): Promise<void> => {
  for (const { prepareFences: prepare } of builds) await prepare?.();
};

/** Languages of the fences of the laboratories, by name. */
export const labLanguages = mergeTables(builds.map((build) => build.languages));

/** Kinds of exercises, by the `tipo` of `ejercicio.yml`. */
export const exerciseKinds = mergeTables(
  builds.map((build) => build.exerciseKinds),
);

/** Kinds of steps, by the `tipo` of `paso.yml`. */
export const stepKinds = mergeTables(builds.map((build) => build.stepKinds));

/** Labels of the kinds of steps on the page. */
export const stepNames = mergeTables(builds.map((build) => build.stepNames));

/** Readers of the words of a block of code, by language. */
export const wordReaders = mergeTables(
  builds.map(({ words }) => words.readers),
);

const findBuild = ({ kind }: AnyFolder) =>
  builds.find(
    ({ exerciseKinds: exercises, stepKinds: steps }) =>
      Object.hasOwn(exercises, kind) || Object.hasOwn(steps, kind),
  );

/** Finds the laboratory of an exercise or a step. */
export const findFolderLab = (folder: AnyFolder): LabId | undefined =>
  findBuild(folder)?.id;

/** Finds the laboratory that reads the words of a language. */
export const findLanguageLab = (language: string): LabId | undefined =>
  builds.find(({ words }) => Object.hasOwn(words.readers, language))?.id;

/** Reads the words of an exercise or a step, each with its file. */
export const readFolderWords = (exercise: AnyFolder): readonly FileWord[] =>
  findBuild(exercise)?.words.readFolder(exercise) ?? [];

/** Reads the code of an exercise or a step that may use a taught word. */
export const readFolderCode = (exercise: AnyFolder): string =>
  findBuild(exercise)?.words.readCode(exercise) ?? '';

const NO_EXTRA_FILES: ExtraFiles = { isExtra: () => false, title: '' };

/** Finds the published files of a laboratory that no lesson needs. */
export const findExtraFiles = async (
  lab: LabId,
  root: string,
): Promise<ExtraFiles> =>
  (await builds.find(({ id }) => id === lab)?.findExtraFiles?.(root)) ??
  NO_EXTRA_FILES;
