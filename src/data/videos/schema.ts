import * as v from 'valibot';
import { isoDate, oneOf, text, youtubeId } from '../../utils/schemaFields';
import { picture } from '../shared/fields';

const video = v.pipe(
  v.strictObject({
    id: youtubeId,
    title: text('un título', 60),
    /** Section of the home page. */
    group: oneOf(['mas-vistos', 'menos-vistos', 'resenas']),
    date: isoDate,
    description: text('una o dos frases', 160),
    poster: picture,
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['poster']],
      ({ id, poster }) => poster === `/img/videos/${id}.svg`,
      'el dibujo que lleva por nombre el identificador: /img/videos/<id>.svg',
    ),
    ['poster'],
  ),
);

export const videosSchema = v.pipe(
  v.array(video, 'una lista de videos'),
  v.check(
    (videos) => new Set(videos.map(({ id }) => id)).size === videos.length,
    'videos con identificadores distintos',
  ),
);

export type Video = v.InferOutput<typeof video>;
export type VideoGroup = Video['group'];
