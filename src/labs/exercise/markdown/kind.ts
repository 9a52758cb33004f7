import type { Code } from 'mdast';
import * as v from 'valibot';
import type { Flow, Props } from '../../../remark/jsx';
import type { ExerciseFiles } from './files';

/** What the page of an exercise or a step has that only its kind knows. */
export interface ExercisePage {
  /** The element that renders it, as `src/labs/elements.ts` names it. */
  readonly element: string;
  /** What that element is given besides what all kinds have. */
  readonly props: Props;
  /** What the reader begins with. */
  readonly start: readonly Flow[];
  /** The solution, before the author's comment. */
  readonly solution: readonly Flow[];
}

/** An exercise or a step as its author left it in its folder. */
export type ExerciseOf<Name extends string, Data, Files> = Files & {
  readonly kind: Name;
  readonly data: Data;
  readonly page: ExercisePage;
};

interface Rules<Data, Files> {
  /** What `ejercicio.yml` or `paso.yml` holds. */
  readonly schema: v.GenericSchema<unknown, Data>;
  /** The other files of the folder. */
  readonly readFiles: (files: ExerciseFiles) => Files;
  readonly toPage: (data: Data, files: Files) => ExercisePage;
}

type Outcome<Exercise> =
  | { readonly exercise: Exercise }
  | { readonly issues: readonly v.BaseIssue<unknown>[] };

/** A row of a table of kinds: `src/labs/exercise/kinds.ts`, or that of the steps. */
export interface ExerciseKind<Exercise> {
  /** Reads the files at once, and the data when they are there. */
  readonly read: (files: ExerciseFiles) => (data: unknown) => Outcome<Exercise>;
}

/**
 * Makes a row of a table of kinds.
 *
 * @param kind What `tipo` says.
 */
export function exerciseKind<const Name extends string, Data, Files>(
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

/** A block of code of the page. */
export const block = (
  lang: string,
  meta: string | null,
  text: string,
): Code => ({
  type: 'code',
  lang,
  meta,
  value: text.replace(/\n$/, ''),
});
