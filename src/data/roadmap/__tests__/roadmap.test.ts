/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { roadmap } from '..';
import { roadmapSchema } from '../schema';

const place = { file: 'src/data/roadmap/index.ts', root: 'roadmap' };

describe('roadmap', () => {
  it('fits its schema', () => {
    expect(parseContent(roadmapSchema, roadmap, place)).toEqual(roadmap);
  });

  it('keeps the first plan: five improvements and five courses, as of 17/01/2024', () => {
    expect(roadmap.first.updated).toBe('2024-01-17');
    expect(roadmap.first.improvements).toHaveLength(5);
    expect(roadmap.first.courses).toHaveLength(5);
  });

  it('has a newer plan with a date of its own', () => {
    expect(roadmap.today.updated > roadmap.first.updated).toBe(true);
  });

  it('refuses a misspelt field, in Spanish', () => {
    const wrongRoadmap = { ...roadmap, curses: [] };
    expect(() => parseContent(roadmapSchema, wrongRoadmap, place)).toThrow(
      /campo «roadmap\.curses»\n {2}se esperaba: que no exista: no es un campo conocido/,
    );
  });
});
