/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { courses } from '../../../courses';
import { labs } from '..';
import { labsSchema } from '../schema';

const place = { file: 'src/labs/cards/index.ts', root: 'labs' };

describe('labs', () => {
  it('fits its schema', () => {
    expect(parseContent(labsSchema, labs, place)).toEqual(labs);
  });

  it('has the one of every course', () => {
    const ids = labs.map(({ id }) => id);
    expect(courses.filter(({ runtime }) => !ids.includes(runtime))).toEqual([]);
  });

  it('refuses two of a kind, in Spanish', () => {
    expect(() => parseContent(labsSchema, [labs[0], labs[0]], place)).toThrow(
      'se esperaba: un laboratorio de cada clase',
    );
  });
});
