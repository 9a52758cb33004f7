import {
  isObject,
  createJsonAnswer,
  createImageAnswer,
  createHtmlAnswer,
} from '../answer.mjs';
import { drawStripes } from '../images/drawings.mjs';
import { pickCyclic, hashText } from '../deterministic.mjs';

const IMAGES_PER_ANSWER = 16;

/** @param {string} text */
function createFileName(text) {
  return Array.from({ length: 4 }, (_, part) =>
    hashText(`${text} ${part}`).toString(16).padStart(8, '0'),
  ).join('');
}

/** @param {number} status */
const createFailure = (status) =>
  createHtmlAnswer(status === 404 ? 'Not Found' : `Error ${status}`, status);

/** @param {import('../answer.mjs').ServiceRequest} asked */
const isImage = ({ path }) => path.startsWith('/assets/');

/**
 * Creates a service that answers yes, no, yes, no, maybe, and so on: an order
 * that tests can rely on.
 *
 * @returns {import('../answer.mjs').Service}
 */
export function createYesno() {
  let requestCount = 0;

  /** @param {import('../answer.mjs').ServiceRequest} request */
  function answerQuestion({ query, link }) {
    const force = query.get('force') ?? '';
    const forced = ['yes', 'no', 'maybe'].includes(force);
    const answer = forced
      ? force
      : pickCyclic(['yes', 'no', 'yes', 'no', 'maybe'], requestCount);
    const number = requestCount % IMAGES_PER_ANSWER;
    requestCount += 1;
    return createJsonAnswer({
      answer,
      forced,
      image: link(
        'yesno.wtf',
        `/assets/${answer}/${number}-${createFileName(`${answer} ${number}`)}.gif`,
      ),
    });
  }

  return {
    isImage,
    answer(request) {
      const { segments } = request;
      if (segments.join('/') === 'api') return answerQuestion(request);
      const [folder, word = '', file = ''] = segments;
      if (folder !== 'assets' || !/^(?:yes|no|maybe)$/.test(word))
        return createFailure(404);
      return createImageAnswer(
        drawStripes({ seed: hashText(file), width: 60, height: 34 }),
        'image/gif',
      );
    },
    failure: createFailure,
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
