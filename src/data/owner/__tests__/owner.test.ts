/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { owner } from '..';
import { ownerSchema } from '../schema';

const place = { file: 'src/data/owner/index.ts', root: 'owner' };

describe('owner', () => {
  it('fits its schema', () => {
    expect(parseContent(ownerSchema, owner, place)).toEqual(owner);
  });

  it('refuses an account that is not an https address, in Spanish', () => {
    const wrongOwner = { ...owner, code: 'github.com/alguien' };
    expect(() => parseContent(ownerSchema, wrongOwner, place)).toThrow(
      'src/data/owner/index.ts · campo «owner.code»\n' +
        '  se esperaba: una dirección que empiece por https://\n' +
        '  se encontró: "github.com/alguien"',
    );
  });
});
