/** @jest-environment node */
// cspell:ignore prestamo
import type { SqlFault } from '../../engine/types';
import { explainFault } from '..';
import { faultCards } from '../cards';
import { repairCards } from '../cards/repairs';
import { hintCards } from '../hints';

const cards = [...faultCards, ...repairCards, ...hintCards];

const createFault = (fault: Partial<SqlFault>): SqlFault => ({
  start: 0,
  end: 0,
  message: '',
  code: 1,
  ...fault,
});

describe('the cards', () => {
  it('have one name each', () => {
    const ids = cards.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('fit what they are shown in: a short title, texts with both backticks of each code', () => {
    const wrong = cards.filter(
      ({ title, text, fix }) =>
        title.length > 70 ||
        text.length > 320 ||
        fix.length > 220 ||
        [title, text, fix].some((part) => part.split('`').length % 2 === 0),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('show an example in which something changes', () => {
    const wrong = cards.filter(
      ({ example }) => example?.wrong === example?.right && example,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('an error', () => {
  it.each([
    ['file is not a database', 26, 'not-a-database'],
    ['database disk image is malformed', 11, 'not-a-database'],
    ['database is locked', 5, 'database-locked'],
    [
      'la sentencia tiene 2 parámetros y se le da 1 valor',
      25,
      'parameter-count',
    ],
  ])('without a statement has its card: %s', (message, code, id) => {
    const fault = createFault({ message, code });
    expect(explainFault(fault, { sql: '', schema: [] })?.id).toBe(id);
  });

  it('that no card knows has none', () => {
    const fault = createFault({ message: 'something new' });
    expect(explainFault(fault, { sql: '', schema: [] })).toBeUndefined();
  });

  it('has a card that can be sent from a worker', () => {
    const fault = createFault({ message: 'no such table: a', end: 15 });
    const card = explainFault(fault, { sql: 'SELECT * FROM a', schema: [] });
    expect(structuredClone(card)).toEqual(card);
    expect(card?.text).toContain('ninguna');
  });

  it('of a foreign key is explained without the database too', () => {
    const sql = 'INSERT INTO prestamo VALUES (9)';
    const fault = createFault({
      message: 'FOREIGN KEY constraint failed',
      code: 787,
      end: sql.length,
    });
    const card = explainFault(fault, { sql, schema: [] });
    expect(card?.id).toBe('foreign-key-failed');
    expect(card?.range).toEqual({ start: 0, end: sql.length });
  });
});
