import { render, screen } from '@testing-library/react';
import type { CaseVerdict, SqlVerdict } from '../../engine/exercise/types';
import Verdict from '../SqlBench/Verdict';

const sentences = { short: 'Corta.', long: 'Larga, de `juego`.' };

function show(part: Partial<SqlVerdict>, failures = 1): (string | null)[] {
  render(
    <Verdict
      verdict={{
        isCorrect: false,
        sentences,
        cases: [],
        rules: [],
        points: 1,
        total: 3,
        ...part,
      }}
      failures={failures}
    />,
  );
  expect(screen.getByText('1 de 3 puntos.')).toBeVisible();
  return screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const failed = (name: string, isHidden = true): CaseVerdict => ({
  name,
  isHidden,
  status: 'failed',
  sentences,
});

it('tells at once what differs in the data that are seen, with names as code', () => {
  expect(show({ cases: [failed('visible', false)] })).toEqual([
    '✗ Mal: Los datos que ves: Larga, de juego.',
  ]);
  expect(screen.getByText('juego', { selector: 'code' })).toBeVisible();
});

it('tells only the short sentence of the hidden data at the second failure', () => {
  expect(show({ cases: [failed('uno'), failed('dos')] }, 2)).toEqual([
    '✗ Mal: Corta.',
    '✗ Mal: Corta.',
  ]);
});

it('tells the long sentence of the first hidden data that fail at the third failure', () => {
  expect(
    show(
      {
        cases: [
          { name: 'cero', isHidden: true, status: 'passed' },
          failed('uno'),
          failed('dos'),
        ],
      },
      3,
    ),
  ).toEqual([
    '✓ Bien: Otros datos',
    '✗ Mal: Larga, de juego.',
    '✗ Mal: Corta.',
  ]);
});

it('leaves out the data that were not reached', () => {
  expect(
    show({
      cases: [
        { name: 'uno', isHidden: false, status: 'passed' },
        { name: 'dos', isHidden: true, status: 'skipped' },
      ],
    }),
  ).toEqual(['✓ Bien: Los datos que ves']);
});

it('tells the rules before the data, and the sentence of a broken one', () => {
  expect(
    show({
      rules: [
        { rule: 'required', part: 'WHERE', isKept: true },
        {
          rule: 'forbidden',
          part: 'DISTINCT',
          isKept: false,
          sentence: 'Sin `DISTINCT`.',
        },
      ],
      cases: [failed('uno')],
    }),
  ).toEqual(['✓ Bien: WHERE', '✗ Mal: Sin DISTINCT.', '✗ Mal: Corta.']);
});

it('tells the steps of a design in place of its data, with the statements of one that is not met', () => {
  expect(
    show({
      cases: [
        {
          ...failed('visible', false),
          steps: [
            { kind: 'attempt', isMet: true, sentence: 'Uno.', sql: 'A;' },
            { kind: 'attempt', isMet: false, sentence: 'Dos.', sql: 'B;' },
          ],
        },
      ],
    }),
  ).toEqual(['✓ Bien: Uno.', '✗ Mal: Dos.B;']);
});

it('tells once the steps that a failed attempt leaves untried', () => {
  const untried = {
    kind: 'attempt',
    isMet: false,
    isUntried: true,
    sentence: 'No se probaron los 2 pasos que siguen.',
  } as const;
  expect(
    show({
      cases: [
        {
          ...failed('visible', false),
          steps: [
            { kind: 'attempt', isMet: false, sentence: 'Uno.' },
            untried,
            { ...untried, kind: 'check' },
          ],
        },
      ],
    }),
  ).toEqual(['✗ Mal: Uno.', '✗ Mal: No se probaron los 2 pasos que siguen.']);
});

it('tells the hidden data of a design in one line', () => {
  const steps = [
    { kind: 'check', isMet: true, sentence: 'Uno.' },
    { kind: 'check', isMet: false, sentence: 'Dos.' },
  ] as const;
  expect(
    show({
      cases: [
        {
          name: 'visible',
          isHidden: false,
          status: 'passed',
          steps: [steps[0]],
        },
        { name: 'cero', isHidden: true, status: 'passed', steps: [steps[0]] },
        { ...failed('uno'), steps },
      ],
    }),
  ).toEqual(['✓ Bien: Uno.', '✓ Bien: Otros datos', '✗ Mal: Corta.']);
});
