/** @jest-environment node */
import { parseContent } from '../../../content/parseContent';
import { listMissingFiles } from '../../../testing/staticFiles';
import { videos } from '..';
import { videosSchema } from '../schema';

const place = { file: 'src/data/videos/index.ts', root: 'videos' };
const [first] = videos;

describe('videos', () => {
  it('fits its schema', () => {
    expect(parseContent(videosSchema, videos, place)).toEqual(videos);
  });

  it.each(['mas-vistos', 'menos-vistos', 'resenas'])(
    'has four videos in the group %s',
    (group) => {
      expect(videos.filter((video) => video.group === group)).toHaveLength(4);
    },
  );

  it('has a poster of its own for every video', () => {
    expect(listMissingFiles(videos.map(({ poster }) => poster))).toEqual([]);
  });

  it('has no two videos with one title or one description', () => {
    const texts = videos.flatMap(({ title, description }) => [
      title,
      description,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('refuses an identifier that is not of YouTube, in Spanish', () => {
    const wrongVideos = [{ ...first, id: 'https://youtu.be/x' }];
    expect(() => parseContent(videosSchema, wrongVideos, place)).toThrow(
      'src/data/videos/index.ts · campo «videos.0.id»\n' +
        '  se esperaba: el identificador de un video de YouTube (11 caracteres)\n' +
        '  se encontró: "https://youtu.be/x"',
    );
  });

  it('refuses the poster of another video', () => {
    const wrongVideos = [{ ...first, poster: '/img/videos/otro.svg' }];
    expect(() => parseContent(videosSchema, wrongVideos, place)).toThrow(
      /campo «videos\.0\.poster»\n.*el dibujo que lleva por nombre/,
    );
  });

  it('refuses a video that is listed twice', () => {
    expect(() => parseContent(videosSchema, [first, first], place)).toThrow(
      'videos con identificadores distintos',
    );
  });
});
