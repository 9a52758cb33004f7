/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { judgeAnswer } from '../judge';
import type { DesignTask } from '../types';

const task: DesignTask = {
  kind: 'design',
  cases: [{ name: 'sin tablas', setUp: '', isHidden: false }],
  solution: `
    CREATE TABLE juego (
      id INTEGER PRIMARY KEY,
      titulo TEXT NOT NULL UNIQUE,
      precio REAL CHECK (precio >= 0)
    ) STRICT;
    CREATE TABLE prestamo (
      id INTEGER PRIMARY KEY,
      juego_id INTEGER NOT NULL REFERENCES juego,
      dias INTEGER
    ) STRICT;
    CREATE INDEX por_juego ON prestamo (juego_id);`,
  schema: [
    { name: 'juego', columns: ['titulo', 'id'], primaryKey: ['id'] },
    { name: 'prestamo' },
  ],
  attempts: [
    {
      sql: "INSERT INTO juego (id, titulo, precio) VALUES (1, 'Oca', 10)",
      expect: 'ok',
      why: 'Un juego tiene título y precio.',
      keeps: true,
    },
    {
      sql: "INSERT INTO juego (id, titulo) VALUES (2, 'Go')",
      expect: 'ok',
      why: 'El precio puede faltar.',
    },
    {
      sql: "INSERT INTO juego (id, titulo, precio) VALUES (2, 'Oca', 5)",
      expect: 'unique',
      why: 'No hay dos juegos con el mismo título.',
    },
    {
      sql: 'INSERT INTO juego (id, titulo) VALUES (3, NULL)',
      expect: 'not-null',
      why: 'Todo juego tiene título.',
    },
    {
      sql: "INSERT INTO juego (id, titulo, precio) VALUES (3, 'Mus', -1)",
      expect: 'check',
      why: 'Ningún precio es negativo.',
    },
    {
      sql: "INSERT INTO juego (id, titulo, precio) VALUES (3, 'Mus', 'caro')",
      expect: 'type',
      why: 'El precio es un número.',
    },
    {
      sql: "UPDATE juego SET precio = -3 WHERE titulo = 'Oca'",
      expect: 'error',
      why: 'Tampoco al cambiarlo.',
    },
    {
      sql: 'INSERT INTO prestamo (id, juego_id, dias) VALUES (1, 1, 7)',
      expect: 'ok',
      why: 'Se presta un juego que está.',
      keeps: true,
    },
    {
      sql: 'INSERT INTO prestamo (id, juego_id, dias) VALUES (2, 99, 7)',
      expect: 'foreign-key',
      why: 'Un préstamo es siempre de un juego que está.',
    },
    {
      sql: 'DELETE FROM juego',
      expect: 'foreign-key',
      why: 'No se borra un juego prestado.',
    },
  ],
  checks: [
    {
      sql: 'SELECT titulo, dias FROM prestamo JOIN juego ON juego.id = juego_id',
      why: 'El préstamo queda con su juego.',
    },
    {
      sql: 'SELECT dias FROM prestamo AS p WHERE p.juego_id = 1',
      why: 'Se buscan por juego.',
      indexed: 'prestamo',
    },
  ],
};

const loan =
  'CREATE TABLE prestamo (id INTEGER PRIMARY KEY, juego_id INTEGER NOT NULL REFERENCES juego (id), dias INTEGER) STRICT; CREATE INDEX i ON prestamo (juego_id);';
const game =
  'CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL UNIQUE, precio REAL CHECK (precio >= 0)) STRICT;';

const right: readonly (readonly [why: string, answer: string])[] = [
  ['the solution', task.solution],
  [
    'other order of tables and columns, and names in upper case',
    `${loan} create table JUEGO (PRECIO real, TITULO text, ID integer, primary key (id), unique (titulo), constraint positivo check (not precio < 0), constraint con_titulo check (titulo is not null)) strict;`,
  ],
  [
    'a unique index',
    `CREATE TABLE juego (id INTEGER PRIMARY KEY AUTOINCREMENT, titulo TEXT NOT NULL, precio REAL CHECK (precio >= 0)) STRICT; CREATE UNIQUE INDEX u ON juego (titulo); ${loan}`,
  ],
  [
    'types by CHECK',
    `${loan} CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL UNIQUE, precio NUMERIC CHECK (precio IS NULL OR (typeof(precio) IN ('integer', 'real') AND precio >= 0)));`,
  ],
  [
    'triggers',
    `CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL UNIQUE, precio REAL) STRICT;
     CREATE TRIGGER a BEFORE INSERT ON juego WHEN NEW.precio < 0 BEGIN SELECT RAISE(ABORT, 'negativo'); END;
     CREATE TRIGGER b BEFORE UPDATE ON juego WHEN NEW.precio < 0 BEGIN SELECT RAISE(ABORT, 'negativo'); END; ${loan}`,
  ],
  [
    'a deferred foreign key, and other tables and columns',
    `${game} CREATE TABLE socio (id INTEGER PRIMARY KEY); CREATE TABLE prestamo (id INTEGER PRIMARY KEY, juego_id INTEGER NOT NULL, dias INTEGER DEFAULT 7, socio_id INTEGER REFERENCES socio, FOREIGN KEY (juego_id) REFERENCES juego (id) DEFERRABLE INITIALLY DEFERRED) STRICT; CREATE INDEX x ON prestamo (juego_id, dias);`,
  ],
  [
    'rows with which it was tried',
    `${game}${loan} INSERT INTO juego VALUES (1, 'Oca', 3); INSERT INTO prestamo VALUES (1, 1, 1);`,
  ],
  [
    'tables that are dropped first',
    `DROP TABLE IF EXISTS juego; BEGIN; ${game}${loan} COMMIT; SELECT * FROM juego;`,
  ],
  [
    'a table without rowid',
    `${game} CREATE TABLE prestamo (id INTEGER, juego_id INTEGER NOT NULL REFERENCES juego ON DELETE RESTRICT, dias INTEGER, PRIMARY KEY (juego_id, id)) STRICT, WITHOUT ROWID; CREATE INDEX i ON prestamo (juego_id);`,
  ],
];

const wrong: readonly (readonly [says: RegExp, answer: string])[] = [
  [/Falta la tabla `juego`/, loan],
  [/Falta la tabla `prestamo`/, game],
  [/Falta la tabla `juego`/, `${game.replace('juego', 'juegos')}${loan}`],
  [
    /A la tabla `juego` le falta la columna `titulo`/,
    `${game.replace('titulo', 'nombre')}${loan}`,
  ],
  [
    /le falta la clave primaria: `id`/,
    `${game.replace('PRIMARY KEY', 'UNIQUE')}${loan}`,
  ],
  [
    /Debía rechazarse por `UNIQUE` o la clave primaria y entró/,
    `${game.replace(' UNIQUE', '')}${loan}`,
  ],
  [
    /Debía rechazarse por `NOT NULL` y entró: .* Todo juego tiene título\./,
    `${game.replace('NOT NULL ', '')}${loan}`,
  ],
  [
    /Debía rechazarse por `CHECK` y entró/,
    `${game.replace(' CHECK (precio >= 0)', '')}${loan}`,
  ],
  [
    /Debía rechazarse por el tipo y entró/,
    `${game.replace(' STRICT', '')}${loan}`,
  ],
  [
    /Debía rechazarse y entró: `UPDATE/,
    `CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL UNIQUE, precio REAL) STRICT;
     CREATE TRIGGER a BEFORE INSERT ON juego WHEN NEW.precio < 0 BEGIN SELECT RAISE(ABORT, 'negativo'); END; ${loan}`,
  ],
  [
    /Debía rechazarse por la clave foránea y entró: `INSERT/,
    `${game}${loan.replace(' REFERENCES juego (id)', '')}`,
  ],
  [
    /Debía rechazarse por la clave foránea y entró: `DELETE/,
    `${game}${loan.replace('(id),', '(id) ON DELETE CASCADE,')}`,
  ],
  [
    /Debía entrar y se rechazó por `NOT NULL` .* El precio puede faltar/,
    `${game.replace('REAL', 'REAL NOT NULL')}${loan}`,
  ],
  [
    /Debía entrar y se rechazó por `CHECK`/,
    `${game.replace('>= 0', '> 10')}${loan}`,
  ],
  [
    /Debía entrar y se rechazó por el tipo/,
    `${game.replace('REAL CHECK (precio >= 0)', 'BLOB')}${loan}`,
  ],
  [
    /Debía entrar y se rechazó .*no column named dias/,
    `${game}${loan.replace('dias', 'duracion')}`,
  ],
  [
    /SQLite lee `prestamo` entera/,
    `${game}${loan.replace('(juego_id);', '(dias, juego_id);')}`,
  ],
  [
    /dice `NULL` donde se esperaba `7`/,
    `${game}${loan} CREATE TRIGGER t AFTER INSERT ON prestamo BEGIN UPDATE prestamo SET dias = NULL; END;`,
  ],
  [/falta `COMMIT`/, `BEGIN; ${game}${loan}`],
  [/tiene un error/, `${game}${game}`],
  [/ninguna sentencia/, '-- CREATE TABLE juego'],
];

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

it.each(wrong)('refuses a design, and says %s', (says, answer) => {
  const { isCorrect, sentences, points, total } = judgeAnswer(
    sqlite,
    task,
    answer,
  );
  expect(sentences.short).toMatch(says);
  expect(isCorrect).toBe(false);
  expect(points).toBeLessThan(total);
});

it.each(right)('accepts a design with %s', (_, answer) => {
  const { isCorrect, sentences, points, total, cases } = judgeAnswer(
    sqlite,
    task,
    answer,
  );
  expect(sentences.long).toBe('Tu respuesta da lo que se pide.');
  expect(isCorrect).toBe(true);
  expect(cases[0]?.steps).toHaveLength(total);
  expect(points).toBe(total);
});

it('does not try what needs the rows of an attempt that failed', () => {
  const { cases } = judgeAnswer(
    sqlite,
    task,
    `${game.replace('>= 0', '> 10')}${loan}`,
  );
  const [steps = []] = cases.map((each) => each.steps);
  const untried = steps.filter(({ isUntried }) => isUntried);
  expect(steps.map(({ isMet }) => isMet).indexOf(false)).toBe(2);
  expect(untried).toEqual(steps.slice(3));
  expect(untried[0]?.sentence).toBe(
    `No se probaron los ${steps.length - 3} pasos que siguen: les hacen falta las filas de ese intento.`,
  );
});

it('refuses a design that ignores in silence what must enter', () => {
  const { isCorrect, sentences } = judgeAnswer(
    sqlite,
    task,
    `${game}${loan} CREATE TRIGGER t BEFORE INSERT ON juego WHEN NEW.precio IS NULL BEGIN SELECT RAISE(IGNORE); END;`,
  );
  expect(isCorrect).toBe(false);
  expect(sentences.short).toBe(
    "Debía entrar y se perdió sin dar error: `INSERT INTO juego (id, titulo) VALUES (2, 'Go')`. El precio puede faltar.",
  );
});

describe('a design over tables that are there', () => {
  const rows =
    "CREATE TABLE socio (id INTEGER PRIMARY KEY, nombre TEXT); INSERT INTO socio VALUES (1, 'Ana'), (2, 'Beto'); CREATE TABLE cuenta (n INTEGER); INSERT INTO cuenta VALUES (5);";
  const view = 'CREATE VIEW nombres AS SELECT nombre FROM socio;';
  const change = 'UPDATE cuenta SET n = 6;';
  const design: DesignTask = {
    kind: 'design',
    cases: [{ name: 'con socios', setUp: rows, isHidden: false }],
    solution: view + change,
    attempts: [],
    checks: [{ sql: 'SELECT 1', why: 'Uno es uno.' }],
  };
  const judge = (answer: string) => {
    const { isCorrect, sentences } = judgeAnswer(sqlite, design, answer);
    return isCorrect ? 'right' : sentences.short;
  };

  it.each([
    [
      "UPDATE socio SET nombre = nombre || '' WHERE 0; DELETE FROM socio WHERE id = 2;",
      /^La tabla `socio` no debía cambiar: hay 1 fila que ya no está igual: `\(2, 'Beto'\)`\.$/,
    ],
    [
      "UPDATE socio SET nombre = 'Ana' WHERE id = 2;",
      /`socio` no debía cambiar/,
    ],
    ['DROP TABLE socio; CREATE TABLE s (x);', /^Falta la tabla `socio`\.$/],
  ])('keeps them, against %s', (more, says) => {
    expect(judge(`${view}${change}${more}`)).toMatch(says);
  });

  it.each([
    'INSERT INTO cuenta VALUES (7); CREATE TABLE otra (id); INSERT INTO otra VALUES (1);',
    'DELETE FROM cuenta;',
  ])('may do more than what is asked: %s', (more) => {
    expect(judge(`${view}${change}${more}`)).toBe('right');
  });
});

it('does not take an attempt that does not suit the tables for a refusal', () => {
  const odd: DesignTask = {
    ...task,
    schema: [],
    checks: [],
    attempts: [
      {
        sql: "INSERT INTO juego (titulo) VALUES ('a'); INSERT INTO juego (titulo) VALUES ('a')",
        expect: 'error',
        why: '',
      },
    ],
  };
  const answers = [game, 'CREATE TABLE otra (id)', game.replace('UNIQUE', '')];
  expect(
    answers.map((answer) => judgeAnswer(sqlite, odd, answer).isCorrect),
  ).toEqual([true, false, false]);
});

it('is an error of the author when the solution fails its own attempts', () => {
  const solution = task.solution.replace(' UNIQUE', '');
  expect(() => judgeAnswer(sqlite, { ...task, solution }, game)).toThrow(
    /la solución no cumple sus propias pruebas: Debía rechazarse/,
  );
});
