import { getNodeCompiler } from '../../../testing/nodeCompiler';
import { trace } from '..';
import type { Standard } from '../../types';
import type { Step, Trace, TraceOptions } from '../types';
import { collectNames, describeValue } from '../describe';

/** Traces one file, which must compile. */
export async function traceSource(
  text: string,
  options: Partial<TraceOptions> & { readonly standard?: Standard } = {},
): Promise<Trace> {
  const { standard, ...rest } = options;
  const outcome = await trace(
    await getNodeCompiler(),
    { files: [{ name: 'prueba.c', text }], ...(standard && { standard }) },
    { stdin: '', ...rest },
  );
  if (outcome.kind !== 'trace') throw new Error(outcome.text);
  return outcome.trace;
}

/** Returns the source that a step is about to run. */
export function getStepCode({ files }: Trace, { span }: Step): string {
  if (span === undefined) return 'fin';
  const file = files.find(({ name }) => name === span.file);
  const lines = (file?.text ?? '').split('\n').slice(span.line - 1);
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const countBefore = (count: number): number =>
    new TextEncoder().encode(`${lines.slice(0, count).join('\n')}\n`).length;
  const height = span.endLine - span.line;
  const end = (height > 0 ? countBefore(height) : 0) + span.endColumn - 1;
  return new TextDecoder()
    .decode(bytes.slice(span.column - 1, end))
    .replace(/\s+/g, ' ');
}

/**
 * Describes a step on one line: its code, then each call with its variables.
 */
function describeStep(trace: Trace, step: Step): string {
  const names = collectNames(step);
  const frames = step.frames.map(({ name, variables }) =>
    [
      `${name}:`,
      ...variables.map(
        (variable) =>
          `${variable.name}=${describeValue(variable.value, names)}`,
      ),
    ].join(' '),
  );
  return [getStepCode(trace, step), ...frames].join(' | ');
}

/** Describes all steps. */
export function describeSteps(trace: Trace): string[] {
  return trace.steps.map((step) => describeStep(trace, step));
}

/**
 * Lists the values of a variable, of the running call or global, each time it
 * changes.
 */
export function listValues(trace: Trace, name: string): string[] {
  const texts = trace.steps.flatMap((step) => {
    const shownVariables = [
      ...step.globals,
      ...(step.frames.at(-1)?.variables ?? []),
    ];
    const variable = shownVariables.find(
      (candidate) => candidate.name === name,
    );
    return variable === undefined
      ? []
      : describeValue(variable.value, collectNames(step));
  });
  return texts.filter((text, place) => text !== texts[place - 1]);
}

/** Finds the first step that is about to run that code. */
export function findStep(trace: Trace, code: string): Step {
  const step = trace.steps.find(
    (candidate) => getStepCode(trace, candidate) === code,
  );
  if (step === undefined)
    throw new Error(
      `No step runs «${code}»; there are: ${trace.steps.map((candidate) => getStepCode(trace, candidate)).join(' · ')}`,
    );
  return step;
}
