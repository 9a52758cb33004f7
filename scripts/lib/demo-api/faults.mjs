import * as alterations from './alterations.mjs';
import { text, webPage } from './answer.mjs';
import {
  altering,
  arriving,
  failing,
  instead,
  limited,
  onAnswer,
  onBody,
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
const base = (change, argument) => ({
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
const special = (change, services = serviceNames) => ({
  change,
  on: 'data',
  special: true,
  services,
});

/**
 * @param {Fault} fault
 * @returns {Fault}
 */
const onImages = (fault) => ({ ...fault, on: 'image' });

/** @type {ReadonlyMap<string, Fault>} */
export const faults = new Map([
  ...[500, 502, 503, 504, 403, 404, 401].map(
    (status) =>
      /** @type {[string, Fault]} */ ([String(status), base(failing(status))]),
  ),
  ['404page', base(onAnswer(() => webPage('Not Found', 404)))],
  ['429', base(limited, /^\d{1,6}$/)],
  ['offline', base(arriving('refuse'))],
  ['hang', base(arriving('never'))],
  ['hang-body', base(arriving('headers'))],
  ['drip', base(arriving('drip'))],
  ['malformed', base(onBody((body) => `${body.slice(0, -1)},}`))],
  ['cut', base(arriving('cut'))],
  ['truncated', base(onBody((body) => body.slice(0, body.length / 2)))],
  ['emptybody', base(onBody(() => ''))],
  ['204', base(onAnswer(({ type }) => ({ status: 204, type })))],
  ['null', base(instead(null))],
  ['array', base(instead([1, 'two', null]))],
  ['string', base(instead('unavailable'))],
  ['html', base(onAnswer(() => webPage('Just a moment...', 200)))],
  [
    'wrongtype',
    base(
      onAnswer((answer) => ({ ...answer, type: 'text/plain; charset=utf-8' })),
    ),
  ],
  ['nocors', base((delivery) => ({ ...delivery, cors: false }))],
  [
    'empty',
    base(
      onAnswer((answer, { service, asked }) =>
        service.shape.empty(asked, answer),
      ),
    ),
  ],
  ['nullimg', base(altering(alterations.nullImages))],
  ['brokenimg', onImages(base(onAnswer(() => text('Not Found', 404))))],

  [
    'renditions7',
    special(altering(alterations.shortListOfRenditions), ['giphy']),
  ],
  ['missingimg', special(altering(alterations.missingImages))],
  ['missingfields', special(altering(alterations.missingFields))],
  [
    'dup',
    special(altering(alterations.repeatedItems), [
      'giphy',
      'rickandmorty',
      'pokeapi',
    ]),
  ],
  ['long', special(altering(alterations.longTexts))],
  ['xss', special(altering(alterations.markup))],
  ['badurl', special(altering(alterations.badAddresses))],
  [
    'badnext',
    special(altering(alterations.badLinks), ['rickandmorty', 'pokeapi']),
  ],
  [
    'nextloop',
    special(altering(alterations.loopingLink), ['rickandmorty', 'pokeapi']),
  ],
  ['hangimg', onImages(special(arriving('never')))],
  [
    'badimg',
    onImages(
      special(
        onAnswer(({ type }) => ({
          status: 200,
          type,
          body: 'This is not an image.',
        })),
      ),
    ),
  ],
  ['synthetic', special(altering(alterations.synthetic), ['giphy'])],
]);

/**
 * Words of the faults that every client is tested against, on every service.
 */
export const faultWords = [...faults].flatMap(([word, fault]) =>
  fault.special ? [] : [word],
);

/** Words of the other faults, and the services for which each makes sense. */
export const specialFaults = [...faults].flatMap(([word, fault]) =>
  fault.special ? [{ word, services: fault.services }] : [],
);
