/** @jest-environment node */
import type { Outcome } from '../runner.mjs';
import type { Step } from '../steps.mjs';
import { formatLeftOut, readSeed } from '../test.mjs';

const outcome = (
  name: string,
  fields: Partial<Outcome> = {},
  tests?: Step['tests'],
): Outcome => ({
  step: { name, command: '', args: [], needs: [], ...(tests && { tests }) },
  status: 'passed',
  seconds: 1,
  ...fields,
});

it('takes the seed that is given, so that a sample can be repeated', () => {
  expect(readSeed('7')).toBe('7');
});

it.each([undefined, ''])(
  'chooses a seed by chance without one: %j',
  (seedText) => {
    expect(readSeed(seedText)).toMatch(/^\d{1,6}$/);
  },
);

it('refuses a seed that is no number', () => {
  expect(() => readSeed('hoy')).toThrow(
    'SEED vale «hoy», y tiene que ser un número.\n  Por ejemplo: SEED=7 npm test',
  );
});

it('says what was not proved, which command proves it and how to repeat the sample', () => {
  const content = outcome(
    'content',
    {},
    { kind: 'content', file: 'content.json' },
  );
  const text = formatLeftOut(
    [outcome('eslint'), content],
    [
      undefined,
      {
        left: {
          'programas con el compilador de la página': 198,
          'ejercicios de C': 75,
        },
      },
    ],
    '7',
  );
  expect(text).toMatch(
    /^No se demostró: 198 programas con el compilador de la página, 75 ejercicios de C, /,
  );
  expect(text).toMatch(
    /Lo demuestra «npm run verify»\. Esta muestra se repite con SEED=7\.$/,
  );
});

it('says which steps were skipped and why', () => {
  const skippedOutcome = outcome('browser', {
    status: 'skipped',
    reason: 'esta máquina no lo puede hacer',
  });
  expect(formatLeftOut([skippedOutcome], [undefined], '7')).toMatch(
    /^No se demostró: el paso browser \(esta máquina no lo puede hacer\), /,
  );
});
