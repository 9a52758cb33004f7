import type { Code } from 'mdast';
import * as v from 'valibot';
import type { Flow, Props } from '../../../content/jsx';
import type { ExerciseFiles } from './files';

/** Parts of an exercise's or a step's page that depend on its kind. */
export interface ExercisePage {
  /** Name of the element that renders it, from a laboratory's `page.ts`. */
  readonly element: string;
  /** Props of that element besides those of every kind. */
  readonly props: Props;
  /** Initial content. */
  readonly start: readonly Flow[];
  /** Solution, shown before the author's comment. */
  readonly solution: readonly Flow[];
}

/** Exercise or step, read from its folder. */
export type ExerciseOf<Name extends string, Data, Files> = Files & {
  readonly kind: Name;
  readonly data: Data;
  readonly page: ExercisePage;
};

interface Rules<Data, Files> {
  /** Schema of `ejercicio.yml` or `paso.yml`. */
  readonly schema: v.GenericSchema<unknown, Data>;
  /** Reads the other files of the folder. */
  readonly readFiles: (files: ExerciseFiles) => Files;
  readonly toPage: (data: Data, files: Files) => ExercisePage;
}

type Outcome<Exercise> =
  | { readonly exercise: Exercise }
  | { readonly issues: readonly v.BaseIssue<unknown>[] };

/** Row of `exerciseKinds` or `stepKinds` in a laboratory's `build.ts`. */
export interface ExerciseKind<Exercise> {
  /** Reads the files, and returns the function that validates the data. */
  readonly read: (files: ExerciseFiles) => (data: unknown) => Outcome<Exercise>;
}

/**
 * Creates a row of a table of kinds.
 *
 * @param kind Value of `tipo`.
 */
export function createExerciseKind<const Name extends string, Data, Files>(
  kind: Name,
  { schema, readFiles, toPage }: Rules<Data, Files>,
): ExerciseKind<ExerciseOf<Name, Data, Files>> {
  return {
    read: (folder) => {
      const files = readFiles(folder);
      return (input) => {
        const { success, output: data, issues } = v.safeParse(schema, input);
        return success
          ? { exercise: { ...files, kind, data, page: toPage(data, files) } }
          : { issues };
      };
    },
  };
}

/** Creates a code block. */
export const createCodeNode = (
  lang: string,
  meta: string | null,
  text: string,
): Code => ({
  type: 'code',
  lang,
  meta,
  value: text.replace(/\n$/, ''),
});
