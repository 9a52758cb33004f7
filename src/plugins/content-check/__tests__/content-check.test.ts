/** @jest-environment node */
import { contentRegistry } from '../../../contentCheck/registry';
import { videosSchema } from '../../../data/videos/schema';
import contentCheckPlugin, { checkContent } from '..';

describe('checkContent', () => {
  it('accepts what the site ships', () => {
    expect(() => {
      checkContent(contentRegistry);
    }).not.toThrow();
  });

  it('stops at a wrong entry and says, in Spanish, where it is', () => {
    const wrongData = {
      file: 'src/data/videos/index.ts',
      root: 'videos',
      schema: videosSchema,
      data: [{ id: 'corto' }],
    };
    expect(() => {
      checkContent([...contentRegistry, wrongData]);
    }).toThrow(
      /El contenido no cumple su esquema:\n\nsrc\/data\/videos\/index\.ts · campo «videos\.0\.id»/,
    );
  });
});

it('checks while the build loads its content', () => {
  expect(() => contentCheckPlugin().loadContent?.()).not.toThrow();
});
