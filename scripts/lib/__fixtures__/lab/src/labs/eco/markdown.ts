import * as v from 'valibot';
import { text } from '../../utils/schemaFields';
import { exerciseFields } from '../exercise/markdown/fields';
import { createCodeNode, createExerciseKind } from '../exercise/markdown/kind';
import { createFenceKind, type Fence } from '../kit/fence/kind';

/** Kind of exercises that ask for the text of an echo. */
export const ecoExercise = createExerciseKind('eco', {
  schema: v.strictObject({
    tipo: v.literal('eco'),
    ...exerciseFields,
    eco: text('el eco', 60),
  }),
  readFiles: (files) => ({ solution: files.read('solucion.eco') }),
  toPage: ({ eco }, { solution }) => ({
    element: 'EcoExercise',
    props: { wanted: eco },
    start: [],
    solution: [createCodeNode('eco', null, solution)],
  }),
});

/** Block of code with a button that writes it backwards. */
export const ecoFence = createFenceKind<Fence>({
  read: () => ({ language: 'eco', title: undefined }),
  toElement: (_fence, { text: code }) => ({
    element: 'Eco',
    props: { text: code },
  }),
});
