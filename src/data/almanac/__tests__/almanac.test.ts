/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { almanac } from '..';
import { almanacSchema } from '../schema';

const place = { file: 'src/data/almanac/index.ts', root: 'almanac' };

describe('almanac', () => {
  it('fits its schema', () => {
    expect(parseContent(almanacSchema, almanac, place)).toEqual(almanac);
  });

  it('has the three milestones from the oldest to the newest', () => {
    expect(almanac.map(({ date }) => date)).toEqual([
      '2021-01-16',
      '2021-04-07',
      '2022-11-22',
    ]);
  });

  it('has every picture it names', () => {
    expect(listMissingFiles(almanac.map(({ image }) => image))).toEqual([]);
  });

  it('refuses a day that does not exist, in Spanish', () => {
    const wrongAlmanac = [{ ...almanac[0], date: '16/01/21' }];
    expect(() => parseContent(almanacSchema, wrongAlmanac, place)).toThrow(
      /campo «almanac\.0\.date»\n {2}se esperaba: una fecha AAAA-MM-DD.*\n {2}se encontró: "16\/01\/21"/,
    );
  });
});
