/** @jest-environment node */
import { createNodeEngine } from '../../testing/nodeEngine';
import { createJudgedQuery, createShownQuery } from '../Rows/queries';

const question = {
  table: 'socio',
  columns: ['nombre', 'nacimiento'],
  condition: "nacimiento < '1970-01-01' OR id = 2",
};

it('shows the query in three lines', () => {
  expect(createShownQuery(question)).toBe(
    "SELECT nombre, nacimiento\nFROM socio\nWHERE nacimiento < '1970-01-01' OR id = 2;",
  );
});

it('tells of every row whether the condition keeps it, and a NULL keeps none', async () => {
  const engine = await createNodeEngine();
  const base = { base: 'ludotecaMini' } as const;
  const { result } = await engine.call(
    'run',
    base,
    createJudgedQuery(question),
  );
  const [judged] = result.statements;
  expect(judged?.table?.rows).toEqual([
    [0n, 'Aurora', '1991-04-02'],
    [1n, 'Bruno', '2003-11-19'],
    [1n, 'Celia', '1968-07-30'],
    // Without a date of birth, the comparison is NULL.
    [0n, 'Íñigo', null],
    [1n, 'Begoña', '1955-01-08'],
    [0n, 'José Ángel', '1984-09-14'],
  ]);
  const shown = await engine.call('run', base, createShownQuery(question));
  expect(shown.result.statements[0]?.table?.total).toBe(3);
});
