/** @jest-environment node */
import { INITIAL_WORKSPACE, joinChanges, parseWorkspace } from '..';
import { decodeWorkspace, encodeWorkspace, sharePrefix } from '../share';

const workspace = {
  base: 'vacia',
  changes: ['CREATE TABLE año (x);', "INSERT INTO año VALUES ('ñ')"],
  text: 'SELECT * FROM año;',
} as const;

it('travels in an address and comes back the same', async () => {
  const mine = { ...workspace, changes: [...workspace.changes] };
  expect(await decodeWorkspace(await encodeWorkspace(mine))).toEqual(mine);
});

it.each(['#s=', '#s=1zzzz', '#s=9abcd', '#s=0eyJhIjoxfQ', '#s=0¡hola!'])(
  'reads nothing from the damaged address %s',
  async (hash) => {
    expect(await decodeWorkspace(hash)).toBeUndefined();
  },
);

it('refuses an address that grows without end', async () => {
  const text = 'a'.repeat(3_000_000);
  const hash = await encodeWorkspace({ ...INITIAL_WORKSPACE, text });
  expect(hash.startsWith(sharePrefix)).toBe(true);
  expect(await decodeWorkspace(hash)).toBeUndefined();
});

it('refuses a base that does not exist', () => {
  expect(
    parseWorkspace(JSON.stringify({ ...workspace, base: 'otra' })),
  ).toBeUndefined();
});

it('joins the changes with one semicolon each', () => {
  expect(joinChanges({ changes: ['DELETE FROM a;', 'DELETE FROM b'] })).toBe(
    'DELETE FROM a;\nDELETE FROM b;\n',
  );
});
