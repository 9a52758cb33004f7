import { splitStatements } from '../statements';
import { readName, readTokens } from '../tokens';

const split = (sql: string) => splitStatements(sql).map((each) => each.sql);

describe('splitStatements', () => {
  it('separates the statements by their semicolons', () => {
    expect(split('SELECT 1; SELECT 2')).toEqual(['SELECT 1', 'SELECT 2']);
  });

  it('does not see the semicolons of texts, names and comments', () => {
    expect(split(`SELECT ';' AS "a;b" -- c;d\n; /* e; */ SELECT 2;`)).toEqual([
      `SELECT ';' AS "a;b"`,
      'SELECT 2',
    ]);
  });

  it('keeps a trigger whole, even with a CASE inside', () => {
    const trigger =
      'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = CASE WHEN 1 THEN 2 END; SELECT 1; END';
    expect(split(`${trigger}; SELECT 3`)).toEqual([trigger, 'SELECT 3']);
  });

  it('takes a text of any length', () => {
    const long = `SELECT '${'x'.repeat(15_000_000)}'`;
    expect(split(`${long}; SELECT 2`)).toEqual([long, 'SELECT 2']);
  });

  it('gives nothing for blanks and empty statements', () => {
    expect(split(' ;; -- nada\n')).toEqual([]);
  });

  it('says where each statement begins and ends', () => {
    expect(splitStatements('  SELECT 1 ; ')[0]).toMatchObject({
      start: 2,
      end: 10,
    });
  });
});

describe('readTokens', () => {
  it('tells words, names, texts, numbers and operators apart', () => {
    expect(
      readTokens(`SELECT "mi ""año""", 'O''Hara' || 1.5e3 <> :x`).map(
        ({ kind, text }) => [kind, text],
      ),
    ).toEqual([
      ['word', 'SELECT'],
      ['quoted-name', '"mi ""año"""'],
      ['punctuation', ','],
      ['text', "'O''Hara'"],
      ['operator', '||'],
      ['number', '1.5e3'],
      ['operator', '<>'],
      ['parameter', ':x'],
    ]);
  });

  it('takes the rest of the text for a quote that is never closed', () => {
    expect(readTokens("SELECT 'Ana FROM x").at(-1)).toMatchObject({
      kind: 'unknown',
      text: "'Ana FROM x",
    });
  });

  it('reads a quoted name without its quotes', () => {
    expect(readTokens('"a""b" [c d] `e`').map(readName)).toEqual([
      'a"b',
      'c d',
      'e',
    ]);
  });
});
