import { createRandom } from '../../random.mjs';
import { pickCyclic, hashText } from '../deterministic.mjs';

/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('../answer.mjs').JsonObject} JsonObject */

/** Search term without results. */
const TERM_WITHOUT_RESULTS = 'zzznada';

/**
 * @typedef {object} Rendition
 * @property {string} name
 * @property {string} file
 * @property {number} scale Fraction of the original's width.
 * @property {boolean} short True when it is in the short list of late 2025.
 */

/** @type {readonly Rendition[]} */
export const renditions = [
  { name: 'original', file: 'giphy.gif', scale: 1, short: true },
  { name: 'downsized', file: 'giphy-downsized.gif', scale: 1, short: false },
  {
    name: 'downsized_large',
    file: 'giphy-large.gif',
    scale: 1,
    short: false,
  },
  {
    name: 'downsized_medium',
    file: 'giphy-medium.gif',
    scale: 1,
    short: false,
  },
  {
    name: 'downsized_still',
    file: 'giphy-downsized_s.gif',
    scale: 1,
    short: false,
  },
  { name: 'fixed_height', file: '200.gif', scale: 0.6, short: true },
  {
    name: 'fixed_height_downsampled',
    file: '200_d.gif',
    scale: 0.6,
    short: true,
  },
  { name: 'fixed_height_small', file: '100.gif', scale: 0.3, short: true },
  { name: 'fixed_height_still', file: '200_s.gif', scale: 0.6, short: false },
  { name: 'fixed_width', file: '200w.gif', scale: 0.4, short: true },
  {
    name: 'fixed_width_downsampled',
    file: '200w_d.gif',
    scale: 0.4,
    short: true,
  },
  { name: 'fixed_width_small', file: '100w.gif', scale: 0.2, short: true },
  { name: 'fixed_width_still', file: '200w_s.gif', scale: 0.4, short: false },
  { name: 'original_still', file: 'giphy_s.gif', scale: 1, short: false },
  { name: 'preview_gif', file: 'giphy-preview.gif', scale: 0.2, short: false },
  { name: '480w_still', file: '480w_s.jpg', scale: 1, short: false },
];

const ORIGINAL_WIDTH = 500;

/**
 * @param {string} id
 * @returns {{width: number, height: number}} Pixels of the original.
 */
export function getOriginalSize(id) {
  return {
    width: ORIGINAL_WIDTH,
    height: pickCyclic([280, 375, 500, 650], hashText(id)),
  };
}

/**
 * @param {string} query
 * @param {number} index Place among the results, from 0.
 */
function createId(query, index) {
  const random = createRandom(hashText(`${query} ${index}`));
  return Array.from({ length: 18 }, () =>
    Math.floor(random() * 36).toString(36),
  ).join('');
}

/**
 * @param {string} query
 * @returns {number} Number of results of a search.
 */
export function countResults(query) {
  if (query.trim().toLowerCase() === TERM_WITHOUT_RESULTS) return 0;
  return 40 + (hashText(query.toLowerCase()) % 460);
}

/**
 * @param {ServiceRequest} request
 * @param {string} id
 * @param {number} index
 * @returns {JsonObject}
 */
function createImages({ link }, id, index) {
  const { width, height } = getOriginalSize(id);
  const token = `v1.${Buffer.from(`demo ${id}`).toString('base64url')}`;
  // Some results lack the rendition that the first edition used, as in reality.
  const keptRenditions = renditions.filter(
    ({ name }) => index % 10 !== 3 || name !== 'downsized_medium',
  );
  return Object.fromEntries(
    keptRenditions.map(({ name, file, scale }) => [
      name,
      {
        height: String(Math.round(height * scale)),
        width: String(Math.round(width * scale)),
        size: String(Math.round(width * height * scale * scale * 3)),
        url: link(
          `media${index % 5}.giphy.com`,
          `/media/${token}/${id}/${file}?cid=demo&ep=v1_gifs_search&rid=${file}&ct=g`,
        ),
      },
    ]),
  );
}

/**
 * @param {ServiceRequest} request
 * @param {string} query
 * @param {number} index Place among the results, from 0.
 * @returns {JsonObject}
 */
export function createGif(request, query, index) {
  const id = createId(query.toLowerCase(), index);
  const author = pickCyclic(
    ['lunar_toast', 'pixel_ferry', 'velvet_robot', 'quiet_comet'],
    index,
  );
  // One in ten has no title and, of the others, one in five has a text.
  const title = index % 10 === 7 ? '' : `${query} GIF by ${author} ${index}`;
  const page = `https://giphy.com/gifs/${id}`;
  return {
    type: 'gif',
    id,
    url: page,
    slug: id,
    username: index % 2 === 0 ? author : '',
    source: '',
    title,
    alt_text: index % 5 === 1 ? `Stripes on the move for ${query}` : '',
    rating: 'g',
    is_sticker: 0,
    import_datetime: '2024-05-17 10:20:30',
    images: createImages(request, id, index),
    ...(index % 2 === 0 && {
      user: {
        username: author,
        display_name: author.replace('_', ' '),
        profile_url: `https://giphy.com/${author}/`,
        avatar_url: `https://media.giphy.com/avatars/${author}/80h.gif`,
        is_verified: index % 4 === 0,
      },
    }),
  };
}
