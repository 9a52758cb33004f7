/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createRandom } from '@site/scripts/lib/random.mjs';
import { createOnce } from '@site/src/testing/proofs/once';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { told, watchSource } from '../../../testing/watchSource';
import type { Step, Trace, Value } from '../types';
import { namesIn, valueText } from '../words';
import { codeOf, traceSource } from './story';
import { makeTypeGraph, programOf } from './typeGraphs';
import type { Expected, TypeGraph } from './typeGraphs';

jest.setTimeout(600_000);

const { prove } = createOnce(__filename, hashCompiler(process.cwd()));

const seed = 20261127;
const graphsPerProgram = 20;
const programs = 10;

function partOf(
  value: Value | undefined,
  path: Expected['path'],
): Value | undefined {
  const [part, ...rest] = path;
  if (value === undefined || part === undefined) return value;
  if (value.kind === 'array' && typeof part === 'number')
    return partOf(value.items[part], rest);
  return value.kind === 'record'
    ? partOf(value.fields.find(({ name }) => name === part)?.value, rest)
    : undefined;
}

/** Returns the displayed value: a number, or the name of a pointer's target. */
function shownText(value: Value | undefined, step: Step): string {
  const names = namesIn(step);
  if (value === undefined) return 'nothing';
  return valueText(value, names).replace(/^apunta a /, '');
}

/**
 * Lists differences between a trace and the values that the program sets in a
 * graph.
 */
function faultsOf(
  trace: Trace,
  { name, types, expected }: TypeGraph,
): string[] {
  const step = trace.steps.find(
    (one) =>
      one.frames.at(-1)?.name === name && codeOf(trace, one) === 'puts("");',
  );
  if (step === undefined) return [`${name} has no last step`];
  const variables = step.frames.at(-1)?.variables ?? [];
  const blocks = step.heap.filter(({ state }) => state === 'live');
  return [
    ...variables.flatMap((variable) =>
      types.get(variable.name) === variable.type
        ? []
        : `${name}, ${variable.name}: ${variable.type} instead of ${types.get(variable.name)}`,
    ),
    ...(variables.length === types.size ? [] : [`${name}: variables missing`]),
    ...(blocks.length * 5 === types.size ? [] : [`${name}: blocks missing`]),
    ...blocks.flatMap(({ id, type }) =>
      type !== undefined && type.length > 0 ? [] : `${name}: ${id} has no type`,
    ),
    ...expected.flatMap(({ variable, path, text }) => {
      const whole = variables.find((one) => one.name === variable)?.value;
      const shown = shownText(partOf(whole, path), step);
      return shown === text
        ? []
        : `${name}, ${variable}.${path.join('.')}: ${shown} instead of ${text}`;
    }),
  ];
}

const random = createRandom(seed);
const parts = Array.from({ length: programs }, (_, place) => ({
  place,
  graphs: Array.from({ length: graphsPerProgram }, (__, graph) =>
    makeTypeGraph(random, `g${place * graphsPerProgram + graph}`),
  ),
}));

/** Graphs to test; a quick check samples them, unless the engine changed. */
const sampled = sampleCases(parts, {
  count: 2,
  nameOf: ({ place }) => String(place),
  allIfChanged: /^src\/labs\/c\/engine\//,
});

describe(`${graphsPerProgram * programs} graphs of types, seed ${seed}`, () => {
  it.each(sampled)(
    'are shown as they were set: part $place',
    async ({ graphs }) => {
      const source = programOf(graphs);
      const faults = await prove([source], async () => {
        const trace = await traceSource(source, { maxSteps: 10_000 });
        expect(trace.end).toEqual({ kind: 'exit', status: 0 });
        const outcome = await watchSource(source);
        expect(outcome.isComplete).toBe(true);
        return [
          ...graphs.flatMap((graph) => faultsOf(trace, graph)),
          ...told(outcome, 'name', 'access'),
        ];
      });
      expect(faults).toEqual([]);
    },
  );
});
