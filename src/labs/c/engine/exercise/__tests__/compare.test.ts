/** @jest-environment node */
import fc from 'fast-check';
import { measureCpuMs } from '@site/src/testing/measureCpuMs';
import { isSameOutput } from '../compare';
import { diffOutputs } from '../difference';
import type { DiffStep } from '../difference';
import { spacings } from '../types';

describe('isSameOutput', () => {
  it.each([
    ['exactos', 'a\n', 'a\n', true],
    ['exactos', 'a\n', 'a', true],
    ['exactos', 'a\n', 'a\n\n', false],
    ['exactos', 'a\n', 'a \n', false],
    ['exactos', '', '', true],
    ['flexibles', 'a\nb\n', 'a \nb\t\n\n\n', true],
    ['flexibles', 'a\nb\n', 'a\r\nb', true],
    ['flexibles', 'a b\n', 'a  b\n', false],
    ['flexibles', 'a\n', ' a\n', false],
    ['flexibles', 'a\nb\n', 'a\n\nb\n', false],
    ['libres', 'a b\nc', ' a\nb\t c\n', true],
    ['libres', 'ab', 'a b', false],
    ['libres', '', ' \n', true],
  ] as const)('with %s, %j and %j: %p', (spaces, expected, actual, same) => {
    expect(isSameOutput(expected, actual, spaces)).toBe(same);
  });
});

const formatDiffStep = ({ kind, text, parts }: DiffStep) =>
  `${{ same: ' ', missing: '-', extra: '+' }[kind]}${parts ? parts.join('|') : text}`;

it.each(spacings)(
  'compares a million blanks before a letter at once, with %s',
  (spaces) => {
    const actual = `${' '.repeat(1_000_000)}x${'\n'.repeat(1_000_000)}y`;
    const cpuMs = measureCpuMs(() => {
      expect(isSameOutput('x y', actual, spaces)).toBe(spaces === 'libres');
    });
    expect(cpuMs).toBeLessThan(5000);
  },
);

describe('differenceOf', () => {
  it.each(spacings)(
    'compares only the beginning of an endless line, and says so, with %s',
    (spaces) => {
      const { steps, isCut } = diffOutputs(
        '1 2 3\n',
        '1234567 '.repeat(500_000),
        spaces,
      );
      expect(isCut).toBe(true);
      const letters = steps.reduce((sum, { text }) => sum + text.length, 0);
      expect(letters).toBeLessThan(5000);
    },
  );

  it('puts each wanted line beside the one in its place, and marks where they part', () => {
    const { steps } = diffOutputs(
      'Hola\nSon 3 peras\nFin\n',
      'Hola\nSon 30 peras\nFin\n',
      'exactos',
    );
    expect(steps.map(formatDiffStep)).toEqual([
      ' Hola',
      '-Son 3|| peras',
      '+Son 3|0| peras',
      ' Fin',
    ]);
  });

  it('does not cut a letter of two units in half', () => {
    const { steps } = diffOutputs('😀', '😁', 'exactos');
    expect(steps.map(formatDiffStep)).toEqual(['-|😀|', '+|😁|']);
  });

  it('keeps the lines that follow one that is missing', () => {
    const { steps } = diffOutputs('a\nb\nc', 'a\nc', 'flexibles');
    expect(steps.map(formatDiffStep)).toEqual([' a', '-b', ' c']);
  });

  it('goes by words where blanks do not count', () => {
    const { unit, steps } = diffOutputs('uno dos tres', 'uno\ntres', 'libres');
    expect(unit).toBe('word');
    expect(steps.map(formatDiffStep)).toEqual([' uno', '-dos', ' tres']);
  });

  it('says that it left out the end of a long output', () => {
    const longText = 'x\n'.repeat(5000);
    const { steps, isCut } = diffOutputs(longText, `${longText}y`, 'exactos');
    expect(isCut).toBe(true);
    expect(steps).toHaveLength(300);
  });

  it('shows a difference exactly where the outputs are not the same', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '\t'), { maxLength: 12 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, text, fc.constantFrom(...spacings), (a, b, spaces) => {
        const { steps } = diffOutputs(a, b, spaces);
        const same = steps.every(({ kind }) => kind === 'same');
        expect(same).toBe(isSameOutput(a, b, spaces));
        for (const { text: wholeText, parts } of steps)
          if (parts) expect(parts.join('')).toBe(wholeText);
      }),
    );
  });
});
