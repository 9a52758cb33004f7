import { addPlace, createFaultProof } from '../../../testing/content/verdict';
import type {
  LabProof,
  LabTesting,
  ParsedPage,
} from '../../../testing/content/types';
import { getFolderPath } from '../../../content/folderPath';
import { isCExercise } from '../exercise/markdown';
import { isCStep } from '../step/markdown';
import { generateStepFile } from './generateStepFile';
import { createExerciseProofs, createStepProofs } from './proveExercises';
import { createNativeProofs, createPageProofs } from './proveSamples';
import { collectSamples } from './samples/collect';
import type { Sample } from './samples/collect';
import { supportsStandard } from './samples/native';

const createTools = () => ({
  programs: createPageProofs(),
  gcc: createNativeProofs('gcc'),
  clang: createNativeProofs('clang'),
  proveExercise: createExerciseProofs(),
  proveStep: createStepProofs(),
});

type Tools = ReturnType<typeof createTools>;

const natives = ['gcc', 'clang'] as const;

const listSample = (
  sample: Sample,
  { programs, ...tools }: Tools,
): LabProof[] => [
  {
    kind: 'program',
    name: sample.place,
    prove: async () => {
      const before = programs.notes().length;
      const faults = await programs.prove(sample);
      return {
        faults: addPlace(sample.place, faults),
        notes: programs.notes().slice(before),
      };
    },
  },
  ...natives
    .filter((tool) => supportsStandard(tool, sample))
    .map((kind) => ({
      kind,
      name: `${sample.place} (${kind})`,
      prove: createFaultProof(sample.place, () => tools[kind](sample)),
    })),
];

function listProofs(
  { page, exercises, steps }: ParsedPage,
  tools: Tools,
): LabProof[] {
  const getFilePath = (id: string) => getFolderPath(page.file, id);
  return [
    ...collectSamples(page).flatMap((sample) => listSample(sample, tools)),
    ...exercises.filter(isCExercise).map((exercise) => {
      const name = getFilePath(exercise.id);
      const run = (seed?: string) => tools.proveExercise(exercise, seed);
      return { kind: 'c-exercise', name, prove: createFaultProof(name, run) };
    }),
    ...steps.filter(isCStep).map((step) => {
      const name = getFilePath(step.id);
      const run = () => tools.proveStep(step);
      return { kind: 'c-step', name, prove: createFaultProof(name, run) };
    }),
  ];
}

/** Parts of the C lab that the tests use. */
export const testing: LabTesting = {
  kinds: {
    program: {
      label: 'programas con el compilador de la página',
      sample: { count: 20, of: 'site' },
      lane: 'c',
      noun: 'programas',
    },
    gcc: { label: 'programas con gcc', lane: 'gcc', needs: 'gcc' },
    clang: { label: 'programas con clang', lane: 'clang', needs: 'clang' },
    'c-exercise': {
      label: 'ejercicios de C',
      sample: { count: 1, of: 'module' },
      lane: 'c',
      noun: 'ejercicios',
    },
    'c-step': { label: 'pasos de C', lane: 'c', noun: 'pasos' },
  },
  secondsPerProof: 1,
  createProver: () => {
    const tools = createTools();
    return {
      listProofs: (page) => listProofs(page, tools),
      end: () => Promise.resolve(),
    };
  },
  generateStepFile: async (step) => {
    if (!isCStep(step)) return undefined;
    const generation = await generateStepFile(step);
    return 'faults' in generation ? undefined : generation.generatedFile;
  },
};
