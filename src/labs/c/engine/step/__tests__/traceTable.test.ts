/** @jest-environment node */
import { traceSource } from '../../tracer/__tests__/describeSteps';
import { isSameCell, parseTable, buildRows, formatTable } from '../traceTable';

// Loading the compiler takes long.
jest.setTimeout(120_000);

const loop = `int main(void)
{
    int suma = 0;
    char letra = 'a';
    for (int i = 1; i <= 2; i++)
        suma = suma + i;
    letra = 'b';
    return suma > 0 ? 0 : 1;
}
`;

it('has a row for each line that is run, with what the variables hold after it', async () => {
  const rows = buildRows(await traceSource(loop), ['suma', 'i', 'letra']);
  expect(formatTable(['suma', 'i', 'letra'], rows)).toBe(
    [
      'línea\tsuma\ti\tletra',
      '3\t0\t-\t-',
      "4\t0\t-\t'a'",
      "5\t0\t1\t'a'",
      "6\t1\t1\t'a'",
      "5\t1\t2\t'a'",
      "6\t3\t2\t'a'",
      "5\t3\t-\t'a'",
      "7\t3\t-\t'b'",
      '',
    ].join('\n'),
  );
});

it('has only the lines that were asked for', async () => {
  const rows = buildRows(await traceSource(loop), ['suma'], [6]);
  expect(rows).toEqual([
    { line: 6, cells: ['1'] },
    { line: 6, cells: ['3'] },
  ]);
});

it('is read as it was written', () => {
  const rows = [
    { line: 5, cells: ['3', undefined] },
    { line: 6, cells: ["'a'", '-1'] },
  ];
  expect(parseTable(formatTable(['a', 'b'], rows))).toEqual(rows);
});

it.each([
  ['3', ' 3 ', true],
  ['3.5', '3.50', true],
  ['-2', '-2', true],
  ["'a'", 'a', true],
  ["'a'", '’a’', true],
  ['"Ana"', 'Ana', true],
  ['3', '', false],
  ['3', '4', false],
  ['0', "''", false],
  ["'a'", "'b'", false],
])('%s is answered by «%s»: %s', (expected, givenCell, same) => {
  expect(isSameCell(expected, givenCell)).toBe(same);
});
