import { expect as expectSoon, test } from './support/apps';
import { paste } from './support/cLab';
import { collectComplaints, waitForHydration } from './support/watch';
import { words } from '../src/labs/sql/words';

// The first statement of a page downloads SQLite.
const expect = expectSoon.configure({ timeout: 60_000 });

const createList = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(', ');

/** Numbers from 1 to `count`, in a table `n`. */
const countTo = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

const HARMFUL_NAME = '"<script>alert(1)</script>"';

/** Statements that ask too much of the page, and what they end with. */
const excesses: Readonly<Record<string, readonly [string, RegExp]>> = {
  'triggers that call one another': [
    `PRAGMA recursive_triggers = ON;
     CREATE TABLE t (a);
     CREATE TRIGGER g AFTER INSERT ON t BEGIN INSERT INTO t VALUES (new.a + 1); END;
     INSERT INTO t VALUES (1);`,
    /Hay un error en la sentencia 4/,
  ],
  'a thousand parentheses': [
    `SELECT ${'('.repeat(999)}1${')'.repeat(999)};`,
    /^1 fila$/,
  ],
  'queries inside queries': [
    `SELECT * FROM ${'(SELECT * FROM '.repeat(400)}(SELECT 1)${')'.repeat(400)};`,
    /^1 fila$/,
  ],
  'a thousand columns': [
    `CREATE TABLE t (${createList(1000, (index) => `c${index}`)});
     INSERT INTO t (c0) VALUES (1);
     SELECT * FROM t;`,
    /^1 fila$/,
  ],
  'more memory than there is': [
    `CREATE TABLE t (a);
     ${countTo(1000)} INSERT INTO t SELECT zeroblob(1000000) FROM n;`,
    /más memoria|más de 3 segundos/,
  ],
  'two million letters, and a long BLOB': [
    "SELECT printf('%.*c', 1999999, 'x') AS a, zeroblob(900000) AS b;",
    /^1 fila$/,
  ],
  'names and values that are code, or are not seen': [
    `CREATE TABLE ${HARMFUL_NAME} ("<img src=x onerror=alert(1)>" TEXT, "\u202eabc" TEXT, "${'n'.repeat(3000)}" TEXT, "" TEXT, __proto__ TEXT);
     INSERT INTO ${HARMFUL_NAME} VALUES ('<b>x</b>', '\u202e', NULL, '', 'constructor');
     SELECT * FROM ${HARMFUL_NAME};`,
    /^1 fila$/,
  ],
};

/** Excess that `npm test` tries. */
const sampledExcess = 'queries inside queries';

for (const [excess, [sql, end]] of Object.entries(excesses)) {
  const details = { tag: excess === sampledExcess ? ['@sample'] : [] };
  test(`the laboratory goes on after ${excess}`, details, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/laboratorio/sql/');
    await waitForHydration(page);
    const main = page.getByRole('main');
    const run = async (text: string, outcome: RegExp) => {
      await paste(main.getByRole('textbox', { name: 'Tus sentencias' }), text);
      await main.getByRole('button', { name: words.run, exact: true }).click();
      await expect(main.locator('[data-mark]').first()).toHaveText(outcome);
    };
    await run(sql, end);
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await run('SELECT 5 + 2 AS siete;', /^1 fila$/);
    await expect(
      main.getByRole('columnheader', { name: 'siete' }),
    ).toBeVisible();
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  });
}
