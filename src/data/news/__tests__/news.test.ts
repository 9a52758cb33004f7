/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { news } from '..';
import { newsSchema } from '../schema';

const place = { file: 'src/data/news/index.ts', root: 'news' };

describe('news', () => {
  it('fits its schema', () => {
    expect(parseContent(newsSchema, news, place)).toEqual(news);
  });

  it('announces the four upcoming sections in order', () => {
    expect(news.upcoming.map(({ title }) => title)).toEqual([
      'Stevelabs',
      'True history',
      'Its free',
      'Distro Runner',
    ]);
  });

  it('has every picture it names', () => {
    const pictures = [...news.recent, ...news.upcoming].map(
      ({ image }) => image,
    );
    expect(listMissingFiles(pictures)).toEqual([]);
  });

  it('refuses a block without text, in Spanish', () => {
    const [block] = news.recent;
    const wrongNews = { ...news, recent: [{ ...block, text: '' }] };
    expect(() => parseContent(newsSchema, wrongNews, place)).toThrow(
      'src/data/news/index.ts · campo «news.recent.0.text»\n' +
        '  se esperaba: una o dos frases\n' +
        '  se encontró: ""',
    );
  });
});
