import fc from 'fast-check';
import type { Progress } from '../schema';

const name = fc.constantFrom('salida', 'variable', 'bucles', 'punteros', 'x-1');
const lesson = fc
  .tuple(fc.constantFrom('/stevelabs/program1/', '/dumix/linux1/'), name)
  .map(([folder, page]) => `${folder}${page}/`);

// Small range, so that entries and times often coincide.
const timestamp = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 1.7e12 }));

const doneEntry = fc.record({ value: fc.boolean(), at: timestamp });

const place = fc.record({
  heading: fc.constantFrom('', 'resumen', 'errores-comunes'),
  fraction: fc.nat(100).map((percent) => percent / 100),
  at: timestamp,
});

const score = fc
  .tuple(fc.nat(6), fc.integer({ min: 1, max: 6 }), timestamp)
  .map(([points, total, time]) => ({
    points: Math.min(points, total),
    total,
    at: time,
  }));

const scoreKey = fc
  .tuple(fc.constantFrom('quiz', 'exercise', 'step'), lesson, name)
  .map((parts) => parts.join(':'));

/** Generates any progress that a reader could have. */
export const progressArbitrary: fc.Arbitrary<Progress> = fc.record({
  version: fc.constant(1 as const),
  forgotten: fc.nat(3),
  done: fc.dictionary(lesson, doneEntry, { noNullPrototype: true }),
  places: fc.dictionary(lesson, place, { noNullPrototype: true }),
  scores: fc.dictionary(scoreKey, score, { noNullPrototype: true }),
});
