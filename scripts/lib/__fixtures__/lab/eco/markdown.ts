import * as v from 'valibot';
import { text } from '../../content/fields';
import { exerciseFields } from '../exercise/markdown/fields';
import { block, exerciseKind } from '../exercise/markdown/kind';
import { fenceKind, type Fence } from '../kit/fence/kind';

/** Kind of exercises that ask for the text of an echo. */
export const ecoExercise = exerciseKind('eco', {
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
    solution: [block('eco', null, solution)],
  }),
});

/** Block of code with a button that writes it backwards. */
export const ecoFence = fenceKind<Fence>({
  read: () => ({ language: 'eco', title: undefined }),
  show: (_fence, { text: code }) => ({ element: 'Eco', props: { text: code } }),
});
