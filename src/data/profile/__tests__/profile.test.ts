/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { profile } from '..';
import { profileSchema } from '../schema';

const place = { file: 'src/data/profile/index.ts', root: 'profile' };

describe('profile', () => {
  it('fits its schema', () => {
    expect(parseContent(profileSchema, profile, place)).toEqual(profile);
  });

  it('keeps the usage figures of the languages', () => {
    expect(profile.languages).toEqual([
      { name: 'JavaScript', percent: 90 },
      { name: 'Python', percent: 10 },
      { name: 'C', percent: 10 },
      { name: 'Java', percent: 80 },
    ]);
  });

  it('refuses more than 100 per cent, in Spanish', () => {
    const wrongProfile = {
      ...profile,
      languages: [{ name: 'Fe', percent: 101 }],
    };
    expect(() => parseContent(profileSchema, wrongProfile, place)).toThrow(
      'src/data/profile/index.ts · campo «profile.languages.0.percent»\n' +
        '  se esperaba: un porcentaje entero de 0 a 100\n' +
        '  se encontró: 101',
    );
  });
});
