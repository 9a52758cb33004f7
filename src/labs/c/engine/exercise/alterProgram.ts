import { editValues } from './changeValues';
import type { Changes } from './changeValues';
import { splice } from './edits';
import { editFunctions } from './replaceFunctions';
import type { Replacements } from './replaceFunctions';
import { nodesIn, ownDeclarations } from './syntaxTree';

/** Changes that a case makes to a program before it runs. */
export interface Alterations {
  /** Initial values, by variable or `#define`. */
  readonly changes?: Changes;
  /** Bodies of functions, by name. */
  readonly replacements?: Replacements;
}

type Outcome =
  | { readonly kind: 'altered'; readonly source: string }
  | Extract<ReturnType<typeof editValues>, { readonly variable: string }>;

/**
 * Rewrites a program with other initial values and function bodies. A result
 * that the learner wrote by hand stays as it was, which the output gives away.
 *
 * @param json Syntax tree of the program, as clang prints it.
 */
export function alterProgram(
  source: string,
  json: string,
  { changes = {}, replacements = {} }: Alterations,
): Outcome {
  const nodes = ownDeclarations(json).flatMap((each) => [...nodesIn(each)]);
  const values = editValues(source, nodes, changes);
  if ('variable' in values) return values;
  return {
    kind: 'altered',
    source: splice(source, [
      ...values.edits,
      ...editFunctions(source, nodes, replacements),
    ]),
  };
}
