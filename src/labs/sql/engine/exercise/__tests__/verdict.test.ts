/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { countPoints, judgeAnswer } from '../judge';
import { testCases } from '../testing/cases';
import type { SqlTask, SqlVerdict } from '../types';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

const hidden = testCases.slice(1);

function judge(
  solution: string,
  answer: string,
  more: Partial<SqlTask> = {},
): SqlVerdict {
  return judgeAnswer(
    sqlite,
    { kind: 'query', cases: testCases, solution, ...more } as SqlTask,
    answer,
  );
}

const games = 'SELECT id, titulo, precio FROM juego';

describe('the sentence of a query', () => {
  it.each([
    [
      games,
      `${games} WHERE id > 2`,
      /^Te faltan 2 filas: `\(1, 'Oca', 12.5\)` y `\(2, 'Ajedrez', 20.0\)`\.$/,
    ],
    [
      `${games} WHERE id = 3`,
      `${games} WHERE id > 2`,
      /^Sobra 1 fila: `\(4, 'Tesoro', 12.5\)`\.$/,
    ],
    [
      `${games} WHERE id < 0`,
      games,
      /^No debía salir ninguna fila\. Sobran 4 filas: .* y 1 más\.$/,
    ],
    [
      games,
      `${games} WHERE id < 0`,
      /^No sale ninguna fila, y se esperaban 4 filas: /,
    ],
    [
      `${games} WHERE id = 3`,
      `${games} WHERE id = 1`,
      /^Te falta 1 fila: .*Sobra 1 fila: /,
    ],
    [
      games,
      'SELECT id, titulo, precio + 1 FROM juego',
      /^La columna 3, `precio \+ 1`, dice `13\.5` donde se esperaba `12\.5`\. Es la fila `\(1, 'Oca', 13\.5\)`\. Pasa en 4 filas\.$/,
    ],
    [
      games,
      'SELECT id, precio, titulo FROM juego',
      /columnas están en otro orden/,
    ],
    [games, 'SELECT id, titulo FROM juego', /^Falta la columna `precio`\.$/],
    [games, 'SELECT * FROM juego', /^Sobra la columna `genero`\.$/],
    [
      games,
      'SELECT id + 1, titulo || 1 FROM juego',
      /^Tu consulta da 2 columnas y se esperaban 3\.$/,
    ],
    [
      'SELECT genero FROM juego',
      'SELECT DISTINCT genero FROM juego',
      /^Te falta 1 fila: `\('mesa'\)`\. .*sobra `DISTINCT`/,
    ],
    [
      'SELECT DISTINCT genero FROM juego',
      'SELECT genero FROM juego',
      /^Sobra 1 fila: .*falta `DISTINCT`/,
    ],
    [
      'SELECT id, NULL FROM juego',
      "SELECT id, '' FROM juego",
      /dice `''` donde se esperaba `NULL`.*`NULL` no es lo mismo que un texto vacío/,
    ],
    [
      'SELECT id, 0 FROM juego',
      'SELECT id, NULL FROM juego',
      /`NULL` no es lo mismo que 0/,
    ],
    [
      'SELECT id FROM juego',
      "SELECT id || '' FROM juego",
      /dice `'1'` donde se esperaba `1`\. Un número y un texto/,
    ],
    [
      "SELECT 'Árbol'",
      "SELECT 'arbol'",
      /Solo cambian las tildes o las mayúsculas/,
    ],
    ["SELECT 'Árbol'", "SELECT 'árbol'", /Solo cambian las mayúsculas/],
    [
      "SELECT 'a b'",
      "SELECT 'a  b '",
      /dice `'a··b·'` donde se esperaba `'a b'`\. Solo cambian los espacios: cada `·` es uno\./,
    ],
    ["SELECT 'a b'", "SELECT 'a' || char(9) || 'b'", /dice `'a⇥b'`/],
    ['SELECT 7 / 2.0', 'SELECT 7 / 2', /quita los decimales/],
    ['SELECT 2 / 3.0', 'SELECT round(2 / 3.0, 2)', /Está redondeado/],
    [
      `${games} ORDER BY precio, id`,
      `${games} ORDER BY id`,
      /^Las filas son esas, pero en otro orden: `\(4, 'Tesoro', 12.5\)` va antes que `\(2, 'Ajedrez', 20.0\)` \(fila 2\), porque por `precio` `12.5` va antes que `20.0`\.$/,
    ],
    [`${games} ORDER BY id`, `${games} ORDER BY id DESC`, /orden contrario/],
    [`${games} ORDER BY id DESC`, games, /falta pedir su orden con `ORDER BY`/],
    [
      `${games} ORDER BY id`,
      games,
      /salieron en orden, pero tu consulta no lo pide/,
    ],
    [
      `${games} ORDER BY id`,
      `SELECT * FROM (${games} ORDER BY id)`,
      /^Falta pedir el orden fuera: /,
    ],
    [
      `${games} ORDER BY precio, id`,
      `${games} ORDER BY precio`,
      /^Esta vez el orden salió bien por casualidad: tu consulta no pide que `\(1, 'Oca', 12\.5\)` vaya antes que `\(4, 'Tesoro', 12\.5\)`, porque por `id` `1` va antes que `4`\.$/,
    ],
    [
      games,
      `${games} LIMIT 4`,
      /^Esta vez salió bien por casualidad: .* tu `LIMIT`/,
    ],
    [
      `${games} ORDER BY id LIMIT 2`,
      `SELECT * FROM (${games} LIMIT 2) ORDER BY id`,
      /^Esta vez salió bien por casualidad: /,
    ],
    [
      'SELECT titulo AS t FROM juego',
      'SELECT titulo FROM juego',
      /^La columna `titulo` debe llamarse `t`\.$/,
    ],
    [
      'SELECT 1',
      'DELETE FROM prestamo; SELECT 1',
      /^Se pide una consulta, y tu respuesta cambia `prestamo`\.$/,
    ],
    ['SELECT 1', 'CREATE TABLE x (y)', /cambia `x`/],
    ['SELECT 1', 'UPDATE juego SET id = id', /no devuelve filas/],
    ['SELECT 1', '/* nada */', /ninguna sentencia/],
    ['SELECT 1', 'SELECT nope', /tiene un error: `no such column: nope`/],
  ])('for %s, and %s, is %s', (solution, answer, says) => {
    const { sentences } = judge(solution, answer, {
      columns: solution.includes(' AS t') ? 'name' : 'position',
    });
    expect(sentences.short).toMatch(says);
  });
});

describe('the sentence of a change', () => {
  const rise = "UPDATE juego SET precio = 1 WHERE genero = 'mesa'";

  it.each([
    [
      rise,
      'UPDATE juego SET precio = 1',
      /^En `juego` cambiaste de más: estas filas debían quedar como estaban: `\(3, /,
    ],
    [
      rise,
      "UPDATE juego SET precio = 1 WHERE titulo = 'Oca'",
      /^En `juego` sigue igual una fila que debía cambiar o irse: `\(2, 'Ajedrez', 'mesa', 20.0\)`\.$/,
    ],
    [
      rise,
      "UPDATE juego SET precio = 2 WHERE genero = 'mesa'",
      /^En `juego`: La columna 4, `precio`, dice `2.0` donde se esperaba `1.0`/,
    ],
    [
      rise,
      'SELECT 1',
      /^La tabla `juego` sigue como estaba\. Al final debía tener 2 filas más/,
    ],
    [
      rise,
      `${rise}; UPDATE socio SET ciudad = 'x' WHERE id = 1`,
      /^La tabla `socio` no debía cambiar: hay 1 fila que ya no está igual: .* y 1 fila que no estaba/,
    ],
    [
      'UPDATE juego SET precio = 1 WHERE id < 3',
      'UPDATE juego SET precio = 1 WHERE id IN (SELECT id FROM juego LIMIT 2)',
      /^Esta vez salió bien por casualidad: /,
    ],
    [rise, `${rise}; DROP VIEW caros`, /^Falta la vista `caros`\.$/],
    [
      rise,
      `${rise}; CREATE TABLE otra (id)`,
      /^Sobra la tabla `otra`, que no se pide\.$/,
    ],
    [
      rise,
      `${rise}; ALTER TABLE socio ADD COLUMN x TEXT`,
      /La (?:tabla `socio` no debía cambiar|forma de la tabla `socio`)/,
    ],
    [rise, `BEGIN; ${rise}`, /falta `COMMIT`/],
  ])('for %s, and %s, is %s', (solution, answer, says) => {
    expect(judge(solution, answer, { kind: 'change' }).sentences.short).toMatch(
      says,
    );
  });
});

describe('a verdict', () => {
  it('names a hidden case only in the long sentence', () => {
    const { sentences, cases } = judge(
      'SELECT titulo FROM juego WHERE precio IS NULL',
      'SELECT titulo FROM juego WHERE precio = NULL',
    );
    expect(sentences.short).toBe(
      'Con otros datos, tu respuesta no da lo que se pide.',
    );
    expect(sentences.long).toMatch(
      /^Con otros datos \(«valores NULL»\): No sale ninguna fila, y se esperaban 2 filas/,
    );
    expect(cases.map(({ status }) => status)).toEqual([
      'passed',
      'passed',
      'failed',
      'passed',
      'passed',
    ]);
  });

  it('has the place of the error and of the first cell that differs', () => {
    expect(judge('SELECT 1', 'SELECT 1, nope').fault).toMatchObject({
      offset: 10,
      message: 'no such column: nope',
    });
    expect(
      judge('SELECT id, 1 FROM juego', 'SELECT id, id FROM juego').cases[0]
        ?.difference,
    ).toMatchObject({
      kind: 'rows',
      cause: 'cell',
      place: { row: 1, column: 1 },
      missingTotal: 3,
    });
  });

  it('counts a point for each case', () => {
    const task = { kind: 'query', cases: testCases, solution: games } as const;
    const { points, total } = judgeAnswer(
      sqlite,
      task,
      `${games} WHERE id > 2`,
    );
    expect([points, total]).toEqual([1, countPoints(task)]);
  });

  it('can be sent to another thread', () => {
    const verdict = judge(games, `${games} WHERE id > 2`);
    expect(structuredClone(verdict)).toEqual(verdict);
  });

  it('compares all the rows of a long result', () => {
    const list = (last: number) =>
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2500) SELECT iif(i = 2500, ${last}, i) FROM n ORDER BY i`;
    const cases = testCases.slice(0, 1);
    expect(judge(list(0), list(0), { cases }).isCorrect).toBe(true);
    expect(judge(list(0), list(1), { cases }).sentences.short).toMatch(
      /dice `1` donde se esperaba `0`/,
    );
    expect(judge('SELECT 1', list(0), { cases }).sentences.short).toBe(
      'Salen 2500 filas y se esperaba 1 fila.',
    );
  });

  it('skips the other cases when the answer does not end', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 500));
    const { cases, sentences } = judge(
      'SELECT 1',
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n',
    );
    jest.restoreAllMocks();
    expect(sentences.short).toMatch(/no termina/);
    expect(cases.map(({ status }) => status)).toEqual([
      'failed',
      ...hidden.map(() => 'skipped'),
    ]);
  });
});

describe('an exercise that is wrong', () => {
  it.each<[Partial<SqlTask>, RegExp]>([
    [{ solution: 'SELECT nope' }, /«ejemplo»: la solución da «no such column/],
    [{ solution: '' }, /la solución está vacía/],
    [{ solution: 'DELETE FROM prestamo' }, /no tiene una consulta/],
    [{ cases: [] }, /no tiene datos/],
    [
      { cases: [{ name: 'rota', setUp: 'CREATE', isHidden: true }] },
      /«rota»: su preparación da «/,
    ],
    [{ solution: 'SELECT 1 UNION SELECT 2 ORDER BY nope' }, /la solución da/],
    [{ kind: 'change', solution: 'BEGIN' }, /deja abierta su transacción/],
  ])('%j is an error that says why', (more, says) => {
    expect(() => judge('SELECT 1', 'SELECT 1', more)).toThrow(says);
  });
});
