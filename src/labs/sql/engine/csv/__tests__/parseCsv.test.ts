import fc from 'fast-check';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS, MAX_CSV_ROWS } from '../limits';
import { formatCsv } from '../formatCsv';
import { parseCsv } from '../parseCsv';
import { CSV_DELIMITERS } from '../types';

const readFields = (text: string) => {
  const { headings, rows } = parseCsv(text);
  return [headings, ...rows.map(({ fields }) => fields)];
};

describe('an ugly file', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    [
      'quotes inside',
      'a,b\n"dijo ""hola""",2',
      [
        ['a', 'b'],
        ['dijo "hola"', '2'],
      ],
    ],
    [
      'a line break in quotes',
      'a,b\r\n"uno\r\ndos",2\r\n',
      [
        ['a', 'b'],
        ['uno\r\ndos', '2'],
      ],
    ],
    [
      'a delimiter in quotes',
      'a,b\n"1,5",2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'accents and a mark at the start',
      '\ufeffaño,ñandú\ná,ü',
      [
        ['año', 'ñandú'],
        ['á', 'ü'],
      ],
    ],
    [
      'no break after the last line',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'repeated and empty names',
      'a,,a\n1,2,3',
      [
        ['a', '', 'a'],
        ['1', '2', '3'],
      ],
    ],
    [
      'lines of old computers',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'blank lines',
      '\n\na,b\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a comma at the end',
      'a,b,\n1,2,',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [
      'a quote in the middle of a cell',
      'a,b\npantalla 5",2',
      [
        ['a', 'b'],
        ['pantalla 5"', '2'],
      ],
    ],
    [
      'empty quotes',
      'a,b\n"",2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    [
      'one column',
      'nota\nhola, qué tal\n\nadiós',
      [['nota'], ['hola', ' qué tal'], [''], ['adiós']],
    ],
    ['only names', 'a,b\n', [['a', 'b']]],
  ])('with %s is read whole', (_, text, fields) => {
    expect(readFields(text)).toEqual(fields);
  });

  it('says the line of a quote that is never closed, and keeps what follows', () => {
    const { rows, faults } = parseCsv('a,b\n1,2\n"x,3\n4,5\n');
    expect(rows.map(({ fields }) => fields)).toEqual([
      ['1', '2'],
      ['"x', '3'],
      ['4', '5'],
    ]);
    expect(faults).toEqual([
      {
        line: 3,
        expected: 'otra comilla (") que cierre la que abre una celda',
        found: 'el final del archivo sin ella',
        outcome: 'La celda queda como está escrita, con sus comillas.',
      },
    ]);
  });

  it('says the line of a text after a closing quote, and keeps the cell', () => {
    const { rows, faults } = parseCsv('a,b\n"x\ny" z,3');
    expect(rows[0]?.fields).toEqual(['"x\ny" z', '3']);
    expect(faults).toMatchObject([{ line: 2, found: '« z»' }]);
  });

  it('says the line of the rows that are too short or too long, after cells of several lines', () => {
    const { rows, faults } = parseCsv('a,b\n"1\n1",2\n3\n4,5,6\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(faults).toEqual([
      {
        line: 4,
        expected: '2 columnas, como en la primera fila',
        found: '1',
        outcome: 'Las que faltan quedan vacías.',
      },
      {
        line: 5,
        expected: '2 columnas, como en la primera fila',
        found: '3',
        outcome: 'Las de más quedan en columnas nuevas.',
      },
    ]);
  });

  it('without names keeps its first row', () => {
    expect(parseCsv('1,2\n3,4', { hasHeadings: false })).toMatchObject({
      headings: [],
      rows: [{ fields: ['1', '2'] }, { fields: ['3', '4'] }],
    });
  });
});

describe('the delimiter', () => {
  it.each([
    [';', 'a;b\n1,5;2,5\n3,5;4,5'],
    ['\t', 'nombre\tnota\nAna, la mayor\tsí\n'],
    ['|', 'a|b|c\n1|2|3'],
    [',', 'a,b\n1;2,3;4'],
    [',', 'sola\nuna\ndos'],
    [';', '"a,b,c";d\n"e,f";g\n'],
  ])('is %j in %j', (delimiter, text) => {
    expect(parseCsv(text).delimiter).toBe(delimiter);
  });

  it('is the one that is asked for', () => {
    expect(parseCsv('a,b;c', { delimiter: ';' }).headings).toEqual([
      'a,b',
      'c',
    ]);
  });
});

describe('a limit', () => {
  it('of columns names the line', () => {
    const line = Array(MAX_CSV_COLUMNS + 1)
      .fill('x')
      .join();
    expect(parseCsv(`a,b\n${line}`).problem).toBe(
      'La línea 2 tiene 101 columnas y aquí caben 100. Si son muchas más de las que esperas, prueba con otro separador.',
    );
  });

  it('of rows does not count that of the names', () => {
    const text = 'a,b\n'.repeat(MAX_CSV_ROWS + 1);
    expect(parseCsv(text).problem).toBeUndefined();
    expect(parseCsv(`${text}a,b\n`).problem).toMatch(
      /^El archivo tiene más de 200\.000 filas/,
    );
  });

  it('of a cell names the line', () => {
    const cell = 'x'.repeat(MAX_CSV_CELL_LENGTH + 1);
    expect(parseCsv(`a,b\n1,2\n3,${cell}`).problem).toMatch(/en la línea 3/);
  });

  it.each(['', '\ufeff', '\n\n'])('of rows is one at least: %j', (text) => {
    expect(parseCsv(text).problem).toBe(
      'No hay ninguna fila: el texto está vacío.',
    );
  });
});

describe('any table', () => {
  const cell = fc.string({
    unit: fc.constantFrom(
      'a',
      'ñ',
      '"',
      ',',
      ';',
      '\n',
      '\r',
      ' ',
      '\t',
      '|',
      '😀',
    ),
    maxLength: 8,
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }).chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
            minLength: 1,
            maxLength: 6,
          }),
        ),
        ([names = [], ...rows]) => {
          const text = formatCsv({
            columns: names.map((name) => ({ name, type: '' })),
            rows,
          });
          const parsed = parseCsv(text, { delimiter: ',' });
          expect(parsed.headings).toEqual(names);
          expect(parsed.rows.map(({ fields }) => fields)).toEqual(rows);
          expect(parsed.faults).toEqual([]);
        },
      ),
    );
  });

  it('loses no character of its cells, however it is written', () => {
    fc.assert(
      fc.property(
        cell,
        fc.constantFrom(...CSV_DELIMITERS),
        (text, delimiter) => {
          const { headings, rows } = parseCsv(text, { delimiter });
          const count = (all: string, letter: string) =>
            all.split(letter).length;
          const read = [headings, ...rows.map(({ fields }) => fields)]
            .flat()
            .join('');
          for (const letter of ['a', 'ñ', '😀'])
            expect(count(read, letter)).toBe(count(text, letter));
        },
      ),
    );
  });
});
