import { readSqlWords } from '../readSqlWords';

const read = (sql: string) => readSqlWords(sql).map(({ word }) => word);

describe('readSqlWords', () => {
  it('finds keywords in any case, and pairs as one word', () => {
    expect(read('select titulo from juego order by anio desc')).toEqual([
      'SELECT',
      'FROM',
      'ORDER BY',
      'DESC',
    ]);
  });

  it('finds functions where they are called, and not as names', () => {
    expect(read('SELECT count(*), max FROM total')).toEqual([
      'SELECT',
      'count',
      'FROM',
    ]);
  });

  it('does not look inside texts, quoted names and comments', () => {
    expect(read(`SELECT 'WHERE', "from" -- JOIN\nFROM juego`)).toEqual([
      'SELECT',
      'FROM',
    ]);
  });

  it('says the line of each word', () => {
    expect(readSqlWords("SELECT 1\nWHERE 'a' || 'b'").at(-1)).toEqual({
      word: '||',
      line: 2,
      certain: true,
    });
  });
});
