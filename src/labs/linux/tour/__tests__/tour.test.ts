/** @jest-environment node */
import { parseContent } from '../../../../content/parseContent';
import { tour } from '..';
import { tourSchema } from '../schema';

const place = { file: 'src/labs/linux/tour/index.ts', root: 'tour' };

it('has ten steps, each with another command and title', () => {
  expect(parseContent(tourSchema, tour, place)).toEqual(tour);
  expect(new Set(tour.map(({ command }) => command)).size).toBe(10);
  expect(new Set(tour.map(({ title }) => title)).size).toBe(10);
});

it('refuses a step less, in Spanish', () => {
  expect(() => parseContent(tourSchema, tour.slice(1), place)).toThrow(
    /se esperaba: diez pasos/,
  );
});
