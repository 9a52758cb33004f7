/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { stevelabs } from '..';
import { stevelabsSchema } from '../schema';

const place = { file: 'src/data/stevelabs/index.ts', root: 'stevelabs' };

describe('stevelabs', () => {
  it('fits its schema', () => {
    expect(parseContent(stevelabsSchema, stevelabs, place)).toEqual(stevelabs);
  });

  it('leads where its own cards must lead', () => {
    expect(stevelabs.cards.map(({ title, to }) => [title, to])).toEqual([
      ['Web developer', '/webdeveloper/'],
      ['Coder Life', '/stevelabs/coder/'],
    ]);
  });

  it('has every picture it names', () => {
    const pictures = stevelabs.cards.flatMap(({ image }) => image ?? []);
    expect(listMissingFiles(pictures)).toEqual([]);
  });

  it('refuses a question without its opening mark, in Spanish', () => {
    const wrongFaq = {
      ...stevelabs,
      faq: [{ question: 'Es difícil?', answer: ['No.'] }],
    };
    expect(() => parseContent(stevelabsSchema, wrongFaq, place)).toThrow(
      'src/data/stevelabs/index.ts · campo «stevelabs.faq.0.question»\n' +
        '  se esperaba: una pregunta con sus dos signos, ¿ y ?\n' +
        '  se encontró: "Es difícil?"',
    );
  });
});
