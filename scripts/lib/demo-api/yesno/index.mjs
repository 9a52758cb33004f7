import { isObject, json, picture, webPage } from '../answer.mjs';
import { drawStripes } from '../images/drawings.mjs';
import { cycle, hashText } from '../random.mjs';

const IMAGES_PER_ANSWER = 16;

/** @param {string} text */
function fileName(text) {
  return Array.from({ length: 4 }, (_, part) =>
    hashText(`${text} ${part}`).toString(16).padStart(8, '0'),
  ).join('');
}

/** @param {number} status */
const failure = (status) =>
  webPage(status === 404 ? 'Not Found' : `Error ${status}`, status);

/** @param {import('../answer.mjs').Asked} asked */
const isImage = ({ path }) => path.startsWith('/assets/');

/**
 * Creates a service that answers yes, no, yes, no, maybe, and so on: an order
 * that tests can rely on.
 *
 * @returns {import('../answer.mjs').Service}
 */
export function createYesno() {
  let asked = 0;

  /** @param {import('../answer.mjs').Asked} request */
  function decide({ query, link }) {
    const force = query.get('force') ?? '';
    const forced = ['yes', 'no', 'maybe'].includes(force);
    const answer = forced
      ? force
      : cycle(['yes', 'no', 'yes', 'no', 'maybe'], asked);
    const number = asked % IMAGES_PER_ANSWER;
    asked += 1;
    return json({
      answer,
      forced,
      image: link(
        'yesno.wtf',
        `/assets/${answer}/${number}-${fileName(`${answer} ${number}`)}.gif`,
      ),
    });
  }

  return {
    isImage,
    answer(request) {
      const { segments } = request;
      if (segments.join('/') === 'api') return decide(request);
      const [folder, word = '', file = ''] = segments;
      if (folder !== 'assets' || !/^(?:yes|no|maybe)$/.test(word))
        return failure(404);
      return picture(
        drawStripes({ seed: hashText(file), width: 60, height: 34 }),
        'image/gif',
      );
    },
    failure,
    headers: () => ({}),
    shape: {
      names: ['answer'],
      fields: ['answer', 'image'],
      withImage: (item, value) => ({ ...item, image: value }),
      empty: (_request, answer) =>
        isObject(answer.data) ? { ...answer, data: {} } : answer,
    },
  };
}
