import { editValues } from './changeValues';
import type { Changes } from './changeValues';
import { splice } from './edits';
import { editFunctions } from './replaceFunctions';
import type { Replacements } from './replaceFunctions';
import { nodesIn, ownDeclarations } from './syntaxTree';

/** What a case tries a program with in place of its own. */
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
 * The same program with other initial values and other functions: what it wrote by
 * hand instead of using them stays as it was.
 *
 * @param json Its syntax tree, as clang writes it.
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
