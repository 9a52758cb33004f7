/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { traceSource } from '../../tracer/__tests__/describeSteps';
import { collectNames, describeValue } from '../../tracer/describe';
import type { Step, Trace } from '../../tracer/types';
import { describeStructures } from '../describe';
import { findIndexUses } from '../indexUses';
import { describeIndexMarks, findIndexMarks } from '../indices';
import { readStructures } from '../timeline';
import type { Figure, StructureTimeline } from '../timeline';
import type { StructureKind } from '../types';
import { getPart } from '../values';

jest.setTimeout(300_000);

const fixtures = path.join(__dirname, '..', '__fixtures__');
const programs = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.c'))
  .sort();

/** Minimum share of the programs whose structure is recognised. */
const MIN_RECOGNISED = 0.9;
/** Expectation of a program that ends without a drawn structure. */
const PLAIN = 'sin dibujo';

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

const kindNames: Readonly<Record<StructureKind, string>> = {
  list: 'lista',
  'double-list': 'lista doble',
  ring: 'lista circular',
  'double-ring': 'lista doble circular',
  tree: 'árbol',
};

/**
 * Reads the first comments of a program: the expected forms and descriptions.
 */
function readExpectations(source: string) {
  const [forms = '', ...sentences] = [...source.matchAll(/^\/\/ (.*)$/gm)].map(
    ([, text = '']) => text,
  );
  return { forms: forms.replace(/^formas: */, '').split(/, */), sentences };
}

/** Lists the descriptions of a step's memory. */
function listTexts(
  trace: Trace,
  timeline: StructureTimeline,
  index: number,
): readonly string[] {
  const step = trace.steps[index];
  if (step === undefined) return [];
  const names = collectNames(step);
  const marks = findIndexMarks(step, findIndexUses(trace.files));
  const variables = [
    ...step.globals,
    ...step.frames.flatMap((frame) => frame.variables),
  ];
  return [
    ...describeStructures(timeline.getStep(index), names),
    ...describeIndexMarks(marks, step, names),
    ...variables.flatMap(({ name, value }) =>
      value.kind === 'record'
        ? value.fields.map(
            (field) =>
              `${name}.${field.name}: ${describeValue(field.value, names)}`,
          )
        : `${name}: ${describeValue(value, names)}`,
    ),
  ];
}

/** Lists the forms of a figure; a single node has no form. */
function listForms({ structures, tables }: Figure): readonly string[] {
  return [
    ...structures.flatMap(({ kind, nodes }) =>
      nodes.length > 1 || kind.endsWith('ring') ? kindNames[kind] : [],
    ),
    ...(tables.length > 0 ? ['tabla'] : []),
  ];
}

/** Finds nodes one over another and arrows that memory does not have. */
function findWrongDrawing({ nodes }: Figure, step: Step): readonly string[] {
  const places = nodes.map(({ row, column }) => `${row},${column}`);
  const links = nodes.flatMap(({ node: { id, value, links: ownLinks } }) =>
    ownLinks.flatMap(({ path: place, target }) => {
      if (target.kind !== 'node') return [];
      const pointer = value && getPart(value, place);
      const isTrue =
        pointer?.kind === 'pointer' &&
        (pointer.target.kind === 'object' || pointer.target.kind === 'freed') &&
        pointer.target.object === target.id;
      return isTrue ? [] : `${id}${place} does not lead to ${target.id}`;
    }),
  );
  const line = `line ${step.span?.line ?? 'end'}`;
  return [
    ...(new Set(places).size === places.length
      ? []
      : [`nodes overlap at ${line}`]),
    ...links.map((link) => `${link} at ${line}`),
  ];
}

async function readFaults(source: string) {
  const { forms, sentences } = readExpectations(source);
  const trace = await traceSource(source);
  const timeline = readStructures(trace);
  const reportedIds = new Set<string>();
  const wrongPrograms = new Set<string>();
  let isPlain = true;
  for (const [index, step] of trace.steps.entries()) {
    for (const text of listTexts(trace, timeline, index)) reportedIds.add(text);
    const { figures } = timeline.getStep(index);
    if (step.frames.length > 0) isPlain = figures.length === 0;
    for (const figure of figures) {
      for (const form of listForms(figure))
        if (!forms.includes(form))
          wrongPrograms.add(`WRONG: drawn as «${form}»`);
      for (const fault of findWrongDrawing(figure, step))
        wrongPrograms.add(`WRONG: ${fault}`);
    }
  }
  if (isPlain) reportedIds.add(PLAIN);
  const missing = sentences.filter((sentence) => !reportedIds.has(sentence));
  return [
    ...wrongPrograms,
    ...missing.map((sentence) => `missing: ${sentence}`),
  ];
}

describe(`${programs.length} programs in the manners of different books`, () => {
  it('have their structures recognised, and none drawn as what it is not', async () => {
    const faults: string[] = [];
    const unrecognisedPrograms = new Set<string>();
    for (const name of programs) {
      const source = readFileSync(path.join(fixtures, name), 'utf8');
      const programFaults = await prove([name, source], () =>
        readFaults(source),
      );
      faults.push(...programFaults.map((fault) => `${name}: ${fault}`));
      if (programFaults.length > 0) unrecognisedPrograms.add(name);
    }
    expect(programs.length).toBeGreaterThanOrEqual(60);
    expect(faults.filter((fault) => fault.includes('WRONG'))).toEqual([]);
    const share = 1 - unrecognisedPrograms.size / programs.length;
    expect(share >= MIN_RECOGNISED ? [] : faults).toEqual([]);
  });
});
