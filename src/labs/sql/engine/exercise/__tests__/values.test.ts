/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { expandTask } from '../compactTask';
import type { CompactTask } from '../compactTask';
import { judgeAnswer } from '../judge';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

const values = [['Terror'], ["O'Hara"], ["' OR '1' = '1"], ['%']];

const task: CompactTask = {
  kind: 'query',
  solution: 'SELECT id, nombre FROM genero WHERE nombre <> ? ORDER BY id',
  data: { base: 'ludotecaMini', values },
};

const judge = (answer: string, given: CompactTask = task) =>
  judgeAnswer(sqlite, expandTask(given), answer);

const own = [
  {
    name: 'dos géneros',
    setUp:
      "CREATE TABLE genero (id, nombre); INSERT INTO genero VALUES (1, 'Terror'), (2, 'O''Hara');",
  },
];

describe('an answer with parameters', () => {
  it('is right when it is with every list of values', () => {
    const verdict = judge(
      'SELECT id, nombre FROM genero WHERE NOT nombre = ? ORDER BY 1',
    );
    expect(verdict.isCorrect).toBe(true);
    expect(
      verdict.cases.filter(({ name }) => name.startsWith('con `')),
    ).toHaveLength(values.length - 1);
  });

  it('is judged by the order of its rows and by its LIMIT, too', () => {
    const limited = { ...task, solution: `${task.solution} LIMIT 2` };
    const answer = 'SELECT id, nombre FROM genero WHERE nombre <> ? LIMIT 2';
    expect(judge(answer, limited).isCorrect).toBe(false);
    expect(
      judge(answer.replace('LIMIT', 'ORDER BY id LIMIT'), limited).isCorrect,
    ).toBe(true);
  });

  it('that has the first value written by hand fails with the others', () => {
    const { isCorrect, cases, sentences } = judge(
      "SELECT id, nombre FROM genero WHERE nombre <> 'Terror' ORDER BY id",
    );
    expect(isCorrect).toBe(false);
    expect(cases[0]?.status).toBe('passed');
    expect(sentences.long).toMatch(
      /^Con otros datos \(«con `O'Hara`»\): Te falta 1 fila/,
    );
  });

  it('is told in Spanish that it has more parameters than values', () => {
    const { sentences } = judge('SELECT ?, nombre FROM genero WHERE id <> ?');
    expect(sentences.long).toBe(
      'Tu respuesta tiene un error: la sentencia tiene 2 parámetros y se le da 1 valor.',
    );
  });

  it('may use the same parameter twice', () => {
    expect(
      judge(
        'SELECT id, nombre FROM genero WHERE nombre < ?1 OR nombre > ?1 ORDER BY id',
      ).isCorrect,
    ).toBe(true);
  });
});

describe('the cases of an exercise with values', () => {
  it('are those of the author with each list, and then the data that are seen have only the first', () => {
    const { cases } = expandTask({
      ...task,
      data: { base: 'ludotecaMini', values, own },
    });
    const named = cases.filter(({ name }) => name.includes('con `'));
    expect(named.map(({ name }) => name)).toEqual([
      'dos géneros, con `Terror`',
      "dos géneros, con `O'Hara`",
      "dos géneros, con `' OR '1' = '1`",
      'dos géneros, con `%`',
    ]);
    expect(cases[0]).toMatchObject({ isHidden: false, values: ['Terror'] });
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('name a text that is empty', () => {
    const { cases } = expandTask({
      ...task,
      data: { base: 'ludotecaMini', values: [['a'], ['']] },
    });
    expect(cases.at(-1)?.name).toBe('con un texto vacío');
  });

  it('ask the author for a solution with as many parameters', () => {
    expect(() =>
      judge('SELECT 1', { ...task, solution: 'SELECT ?, ?' }),
    ).toThrow(
      'El ejercicio falla con los datos «los datos que ves»: la solución da «la sentencia tiene 2 parámetros y se le da 1 valor».',
    );
  });
});

it('gives the values to the statements of a change', () => {
  const change: CompactTask = {
    kind: 'change',
    solution: 'DELETE FROM socio WHERE nombre = ?',
    data: {
      base: 'vacia',
      setUp:
        "CREATE TABLE socio (id, nombre); INSERT INTO socio VALUES (1, 'Eva'), (2, 'O''Hara');",
      values: [['Eva'], ["O'Hara"]],
    },
  };
  expect(judge('DELETE FROM socio WHERE nombre IN (?)', change).isCorrect).toBe(
    true,
  );
  const { sentences } = judge("DELETE FROM socio WHERE nombre = 'Eva'", change);
  expect(sentences.long).toContain("«con `O'Hara`»");
});
