/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { changelog } from '..';
import { changelogSchema } from '../schema';

const place = { file: 'src/data/changelog/index.ts', root: 'changelog' };

describe('changelog', () => {
  it('fits its schema, newest entry first', () => {
    expect(parseContent(changelogSchema, changelog, place)).toEqual(changelog);
  });

  it('keeps the 22 entries from 13/01/2023 to 28/01/2024, one a day', () => {
    const oldEntries = changelog.filter(({ date }) => date <= '2024-01-28');
    expect(oldEntries).toHaveLength(22);
    expect(oldEntries.at(-1)?.date).toBe('2023-01-13');
    expect(oldEntries[0]?.date).toBe('2024-01-28');
    expect(new Set(oldEntries.map(({ date }) => date)).size).toBe(
      oldEntries.length,
    );
  });

  it('tells the newer ones with titles of their own', () => {
    const titles = changelog.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(22);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('refuses entries out of order, in Spanish', () => {
    expect(() =>
      parseContent(changelogSchema, [...changelog].reverse(), place),
    ).toThrow('se esperaba: los cambios del más reciente al más antiguo');
  });
});
