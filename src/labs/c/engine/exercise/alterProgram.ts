import { createValueEdits } from './changeValues';
import type { Changes } from './changeValues';
import { applyEdits } from './edits';
import { createFunctionEdits } from './replaceFunctions';
import type { Replacements } from './replaceFunctions';
import { walkNodes, readOwnDeclarations } from './syntaxTree';

/** Changes that a case makes to a program before it runs. */
export interface Alterations {
  /** Initial values, by variable or `#define`. */
  readonly changes?: Changes;
  /** Bodies of functions, by name. */
  readonly replacements?: Replacements;
}

type Outcome =
  | { readonly kind: 'altered'; readonly source: string }
  | Extract<ReturnType<typeof createValueEdits>, { readonly variable: string }>;

/**
 * Rewrites a program with other initial values and function bodies. A result
 * that the learner hard-coded does not change, so the output reveals it.
 *
 * @param json Syntax tree of the program, as clang prints it.
 */
export function alterProgram(
  source: string,
  json: string,
  { changes = {}, replacements = {} }: Alterations,
): Outcome {
  const nodes = readOwnDeclarations(json).flatMap((each) => [
    ...walkNodes(each),
  ]);
  const values = createValueEdits(source, nodes, changes);
  if ('variable' in values) return values;
  return {
    kind: 'altered',
    source: applyEdits(source, [
      ...values.edits,
      ...createFunctionEdits(source, nodes, replacements),
    ]),
  };
}
