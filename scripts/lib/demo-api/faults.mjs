import * as alterations from './alterations.mjs';
import { createTextAnswer, createHtmlAnswer } from './answer.mjs';
import {
  alterData,
  setManner,
  failWith,
  replaceData,
  limitRate,
  changeAnswer,
  changeBody,
} from './changes.mjs';

/** @typedef {import('./answer.mjs').ServiceName} ServiceName */
/** @typedef {import('./changes.mjs').Change} Change */

/**
 * @typedef {object} Fault
 * @property {Change} change
 * @property {'data' | 'image'} on Kind of the requests that it affects.
 * @property {boolean} special True when it is not one of those that every
 *   client is tested against.
 * @property {readonly ServiceName[]} services Services for which it makes
 *   sense.
 * @property {RegExp} [argument] Pattern of the argument that a rule may add to
 *   the word.
 */

/** @type {readonly ServiceName[]} */
export const serviceNames = ['giphy', 'yesno', 'rickandmorty', 'pokeapi'];

/**
 * @param {Change} change
 * @param {RegExp} [argument]
 * @returns {Fault}
 */
const createFault = (change, argument) => ({
  change,
  on: 'data',
  special: false,
  services: serviceNames,
  argument,
});

/**
 * @param {Change} change
 * @param {readonly ServiceName[]} [services]
 * @returns {Fault}
 */
const createSpecialFault = (change, services = serviceNames) => ({
  change,
  on: 'data',
  special: true,
  services,
});

/**
 * @param {Fault} fault
 * @returns {Fault}
 */
const affectImages = (fault) => ({ ...fault, on: 'image' });

/** @type {ReadonlyMap<string, Fault>} */
export const faults = new Map([
  ...[500, 502, 503, 504, 403, 404, 401].map(
    (status) =>
      /** @type {[string, Fault]} */ ([
        String(status),
        createFault(failWith(status)),
      ]),
  ),
  [
    '404page',
    createFault(changeAnswer(() => createHtmlAnswer('Not Found', 404))),
  ],
  ['429', createFault(limitRate, /^\d{1,6}$/)],
  ['offline', createFault(setManner('refuse'))],
  ['hang', createFault(setManner('never'))],
  ['hang-body', createFault(setManner('headers'))],
  ['drip', createFault(setManner('drip'))],
  ['malformed', createFault(changeBody((body) => `${body.slice(0, -1)},}`))],
  ['cut', createFault(setManner('cut'))],
  [
    'truncated',
    createFault(changeBody((body) => body.slice(0, body.length / 2))),
  ],
  ['emptybody', createFault(changeBody(() => ''))],
  ['204', createFault(changeAnswer(({ type }) => ({ status: 204, type })))],
  ['null', createFault(replaceData(null))],
  ['array', createFault(replaceData([1, 'two', null]))],
  ['string', createFault(replaceData('unavailable'))],
  [
    'html',
    createFault(changeAnswer(() => createHtmlAnswer('Just a moment...', 200))),
  ],
  [
    'wrongtype',
    createFault(
      changeAnswer((answer) => ({
        ...answer,
        type: 'text/plain; charset=utf-8',
      })),
    ),
  ],
  ['nocors', createFault((delivery) => ({ ...delivery, cors: false }))],
  [
    'empty',
    createFault(
      changeAnswer((answer, { service, asked }) =>
        service.shape.empty(asked, answer),
      ),
    ),
  ],
  ['nullimg', createFault(alterData(alterations.nullifyImages))],
  [
    'brokenimg',
    affectImages(
      createFault(changeAnswer(() => createTextAnswer('Not Found', 404))),
    ),
  ],

  [
    'renditions7',
    createSpecialFault(alterData(alterations.trimRenditions), ['giphy']),
  ],
  ['missingimg', createSpecialFault(alterData(alterations.removeImages))],
  ['missingfields', createSpecialFault(alterData(alterations.removeFields))],
  [
    'dup',
    createSpecialFault(alterData(alterations.repeatItems), [
      'giphy',
      'rickandmorty',
      'pokeapi',
    ]),
  ],
  ['long', createSpecialFault(alterData(alterations.lengthenTexts))],
  ['xss', createSpecialFault(alterData(alterations.appendMarkup))],
  ['badurl', createSpecialFault(alterData(alterations.injectBadAddresses))],
  [
    'badnext',
    createSpecialFault(alterData(alterations.injectBadLinks), [
      'rickandmorty',
      'pokeapi',
    ]),
  ],
  [
    'nextloop',
    createSpecialFault(alterData(alterations.loopNextLink), [
      'rickandmorty',
      'pokeapi',
    ]),
  ],
  ['hangimg', affectImages(createSpecialFault(setManner('never')))],
  [
    'badimg',
    affectImages(
      createSpecialFault(
        changeAnswer(({ type }) => ({
          status: 200,
          type,
          body: 'This is not an image.',
        })),
      ),
    ),
  ],
  [
    'synthetic',
    createSpecialFault(alterData(alterations.answerSynthetic), ['giphy']),
  ],
]);

/**
 * Words of the faults that every client is tested against, on every service.
 */
export const faultWords = [...faults].flatMap(([word, fault]) =>
  fault.special ? [] : [word],
);

/** Words of the other faults, and the services for which each makes sense. */
export const serviceSpecificFaults = [...faults].flatMap(([word, fault]) =>
  fault.special ? [{ word, services: fault.services }] : [],
);
