/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createRandom } from '@site/scripts/lib/random.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import {
  formatFindings,
  checkSourceMemory,
} from '../../../testing/checkSourceMemory';
import type { Step, Trace, Value } from '../types';
import { collectNames, describeValue } from '../describe';
import { getStepCode, traceSource } from './describeSteps';
import { makeTypeGraph, buildProgram } from './typeGraphs';
import type { Expected, TypeGraph } from './typeGraphs';

jest.setTimeout(600_000);

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

const seed = 20261127;
const graphsPerProgram = 20;
const programs = 10;

function getPart(
  value: Value | undefined,
  path: Expected['path'],
): Value | undefined {
  const [part, ...rest] = path;
  if (value === undefined || part === undefined) return value;
  if (value.kind === 'array' && typeof part === 'number')
    return getPart(value.items[part], rest);
  return value.kind === 'record'
    ? getPart(value.fields.find(({ name }) => name === part)?.value, rest)
    : undefined;
}

/** Returns the displayed value: a number, or the name of a pointer's target. */
function getShownText(value: Value | undefined, step: Step): string {
  const names = collectNames(step);
  if (value === undefined) return 'nothing';
  return describeValue(value, names).replace(/^apunta a /, '');
}

/**
 * Lists differences between a trace and the values that the program sets in a
 * graph.
 */
function findFaults(
  trace: Trace,
  { name, types, expected }: TypeGraph,
): string[] {
  const step = trace.steps.find(
    (candidate) =>
      candidate.frames.at(-1)?.name === name &&
      getStepCode(trace, candidate) === 'puts("");',
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
      const wholeValue = variables.find(
        (candidate) => candidate.name === variable,
      )?.value;
      const shownText = getShownText(getPart(wholeValue, path), step);
      return shownText === text
        ? []
        : `${name}, ${variable}.${path.join('.')}: ${shownText} instead of ${text}`;
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
const sampledParts = sampleCases(parts, {
  count: 2,
  getName: ({ place }) => String(place),
  allIfChanged: /^src\/labs\/c\/engine\//,
});

describe(`${graphsPerProgram * programs} graphs of types, seed ${seed}`, () => {
  it.each(sampledParts)(
    'are shown as they were set: part $place',
    async ({ graphs }) => {
      const source = buildProgram(graphs);
      const faults = await prove([source], async () => {
        const trace = await traceSource(source, { maxSteps: 10_000 });
        expect(trace.end).toEqual({ kind: 'exit', status: 0 });
        const outcome = await checkSourceMemory(source);
        expect(outcome.isComplete).toBe(true);
        return [
          ...graphs.flatMap((graph) => findFaults(trace, graph)),
          ...formatFindings(outcome, 'name', 'access'),
        ];
      });
      expect(faults).toEqual([]);
    },
  );
});
