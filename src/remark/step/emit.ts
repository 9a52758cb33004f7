import { stepNames } from '../../labs/build';
import { parseDetached } from '../exercise/emit';
import type { Parse } from '../exercise/emit';
import { createJsx } from '../../content/jsx';
import type { FoundStep } from './read';

/** Step with a title that is unique in its page. */
type TitledStep = FoundStep & { readonly title: string };

/**
 * Titles each step with the name of its kind, and a number from the second of a
 * kind on.
 */
export function addTitles(steps: readonly FoundStep[]): TitledStep[] {
  return steps.map((step, index) => {
    const { kind } = step;
    const before = steps.slice(0, index).filter((each) => each.kind === kind);
    const name = stepNames[kind] ?? kind;
    const title = before.length === 0 ? name : `${name} (${before.length + 1})`;
    return { ...step, title };
  });
}

/**
 * Replaces the author's element, in place, with the one that the page renders.
 */
export function emitStep(
  { element, id, title, statement, data, page }: TitledStep,
  parse: Parse,
): void {
  const { pista, porque } = data;
  const children = [
    createJsx('ExerciseStatement', {}, statement),
    createJsx('ExerciseStart', {}, page.start),
    ...(pista === undefined
      ? []
      : [createJsx('StepFold', { of: 'hint' }, parseDetached(pista, parse))]),
    createJsx('StepFold', { of: 'answer' }, [
      ...page.solution,
      ...parseDetached(porque, parse),
    ]),
  ];
  Object.assign(
    element,
    createJsx(page.element, { id, title, ...page.props }, children),
  );
}
