/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { about } from '..';
import { aboutSchema } from '../schema';

const place = { file: 'src/data/about/index.ts', root: 'about' };

describe('about', () => {
  it('fits its schema', () => {
    expect(parseContent(aboutSchema, about, place)).toEqual(about);
  });

  it('has the four sections of the channel in order', () => {
    expect(about.map(({ title }) => title)).toEqual([
      'Videos informativos',
      'Reseñas de videojuegos',
      'Row And Colums',
      "The real man don't click",
    ]);
  });

  it('has every picture it names', () => {
    expect(listMissingFiles(about.map(({ image }) => image))).toEqual([]);
  });

  it('refuses a picture from elsewhere, in Spanish', () => {
    const wrongSections = [{ ...about[0], image: 'https://example.org/a.png' }];
    expect(() => parseContent(aboutSchema, wrongSections, place)).toThrow(
      'src/data/about/index.ts · campo «about.0.image»\n' +
        '  se esperaba: la ruta de un dibujo, /img/….svg\n' +
        '  se encontró: "https://example.org/a.png"',
    );
  });
});
