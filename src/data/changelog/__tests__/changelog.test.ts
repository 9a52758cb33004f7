/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { changelog } from '..';
import { changelogSchema } from '../schema';

const place = { file: 'src/data/changelog/index.ts', root: 'changelog' };

describe('changelog', () => {
  it('fits its schema, newest entry first', () => {
    expect(parseContent(changelogSchema, changelog, place)).toEqual(changelog);
  });

  it('goes from 13/01/2023 to 28/01/2024 in 22 entries', () => {
    expect(changelog).toHaveLength(22);
    expect(changelog.at(-1)?.date).toBe('2023-01-13');
    expect(changelog[0]?.date).toBe('2024-01-28');
  });

  it('has one entry per day', () => {
    const days = changelog.map(({ date }) => date);
    expect(new Set(days).size).toBe(days.length);
  });

  it('refuses entries out of order, in Spanish', () => {
    expect(() =>
      parseContent(changelogSchema, [...changelog].reverse(), place),
    ).toThrow('se esperaba: los cambios del más reciente al más antiguo');
  });
});
