import { findColumnProblem, findTableProblem } from '../findNameProblems';
import { inferColumns } from '../inferColumns';
import { createName, findFreeName, quoteName } from '../names';
import { parseCsv } from '../parseCsv';

const infer = (...cells: readonly string[]) => {
  const rows = cells.map((cell, index) => ({
    line: index + 2,
    fields: [cell],
  }));
  const [column] = inferColumns({ headings: ['v'], rows });
  return column;
};

describe('the type of a column', () => {
  it.each([
    ['with zeros to the left, as codes have', ['007', '12']],
    ['with a plus sign, as telephones have', ['+54911', '12']],
    ['that do not fit in an INTEGER', ['9223372036854775808']],
    ['with more digits than a REAL keeps', ['3.14159265358979323']],
    ['of dates', ['2026-01-01']],
    ['without any value', ['', ' ']],
    ['of words and numbers', ['1', 'dos']],
    ['that look like a REAL without a point', ['1e5']],
    ['with a space between thousands', ['1 000']],
  ])('is TEXT for cells %s', (_, cells) => {
    expect(infer(...cells)?.type).toBe('TEXT');
  });

  it.each([
    ['INTEGER', ['0', '-5', '', '9223372036854775807', ' 3 ']],
    ['REAL', ['1.50', '-0.5', '3', '.5', '1.5e-7']],
  ])('is %s for %j', (type, cells) => {
    expect(infer(...cells)).toEqual({ heading: 'v', name: 'v', type });
  });

  it('is TEXT with a remark for a decimal comma', () => {
    expect(infer('1,5', '2', '')).toMatchObject({
      type: 'TEXT',
      note: 'Son números con coma decimal, que en SQL es un punto: elige REAL para convertirlos, o quedan como texto.',
    });
  });

  it('is TEXT with the first line that is not a number', () => {
    expect(infer('1', '2', '3', '4', 'n/d')?.note).toBe(
      'Casi todo son números, pero en la línea 6 hay «n/d»: por eso es TEXT.',
    );
  });
});

describe('the names of the columns', () => {
  const read = (text: string) =>
    inferColumns(parseCsv(text)).map(({ name }) => name);

  it('are valid, different and close to those of the file', () => {
    expect(
      read('Año de alta,precio ($),,order,2026,titulo,Titulo,¿?,id\n1,2,3,4'),
    ).toEqual([
      'año_de_alta',
      'precio',
      'columna_3',
      'order_',
      'columna_5_2026',
      'titulo',
      'titulo_2',
      'columna_8',
      'id',
    ]);
  });

  it('are enough for the longest row', () => {
    expect(read('a,b\n1,2,3,4')).toEqual(['a', 'b', 'columna_3', 'columna_4']);
  });
});

describe('createName', () => {
  it('never gives a name that belongs to SQLite', () => {
    expect(createName('sqlite_master', 'datos')).toBe('datos_sqlite_master');
  });

  it('cuts a long name, never within a character', () => {
    expect(createName(`${'a'.repeat(39)}𠀀b`, 'x')).toBe('a'.repeat(39));
  });
});

it('findFreeName counts from two, whatever the case', () => {
  expect(findFreeName('juego', ['JUEGO', 'juego_2'])).toBe('juego_3');
});

it('quoteName uses quotes only where a name needs them', () => {
  expect(['año_1', 'mi tabla', 'order', 'a"b', '1a'].map(quoteName)).toEqual([
    'año_1',
    '"mi tabla"',
    '"order"',
    '"a""b"',
    '"1a"',
  ]);
});

describe('a problem of names', () => {
  it.each([
    [' ', 'La tabla necesita un nombre.'],
    ['Juego', 'Ya hay una tabla o vista con el nombre «Juego»: elige otro.'],
    [
      'sqlite_x',
      'Los nombres que empiezan por «sqlite_» son de SQLite: elige otro.',
    ],
    ['socio', undefined],
  ])('of the table %j', (name, problem) => {
    expect(findTableProblem(name, ['juego'])).toBe(problem);
  });

  it.each([
    [['a', ''], 'La columna 2 necesita un nombre.'],
    [
      ['a', 'A'],
      'Hay dos columnas con el nombre «A»: cambia una. Para SQL, mayúsculas y minúsculas son lo mismo en un nombre.',
    ],
    [['a', 'b'], undefined],
  ])('of the columns %j', (names, problem) => {
    expect(
      findColumnProblem(names.map((name) => ({ name, type: 'TEXT' }))),
    ).toBe(problem);
  });
});
