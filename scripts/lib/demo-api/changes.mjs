import { toBytes, createJsonAnswer } from './answer.mjs';

/** @typedef {import('./alterations.mjs').Alteration} Alteration */
/** @typedef {import('./answer.mjs').Answer} Answer */
/** @typedef {import('./answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('./answer.mjs').Service} Service */
/** @typedef {import('./answer.mjs').ServiceName} ServiceName */

/**
 * Manner in which an answer reaches the client: whole; over seconds; its first
 * half only; its headers only; never; or with the connection broken before any
 * byte.
 *
 * @typedef {'whole' | 'drip' | 'cut' | 'headers' | 'never' | 'refuse'} Manner
 */

/**
 * @typedef {object} Delivery
 * @property {Answer} answer
 * @property {Manner} manner
 * @property {boolean} cors True when another origin may read it.
 */

/**
 * @typedef {object} FaultContext
 * @property {Service} service
 * @property {ServiceRequest} asked
 * @property {string | undefined} argument Text after the word in a rule.
 */

/** @typedef {(delivery: Delivery, context: FaultContext) => Delivery} Change */

/** @param {(answer: Answer, context: FaultContext) => Answer} change */
export const changeAnswer =
  (change) =>
  /** @type {Change} */
  (delivery, context) => ({
    ...delivery,
    answer: change(delivery.answer, context),
  });

/** @param {Manner} manner */
export const setManner =
  (manner) =>
  /** @type {Change} */
  (delivery) => ({ ...delivery, manner });

/** @param {(body: string) => string} change */
export const changeBody = (change) =>
  changeAnswer((answer) => ({
    ...answer,
    data: undefined,
    body: change(toBytes(answer).toString()),
  }));

/** @param {import('./answer.mjs').Json} data */
export const replaceData = (data) => changeAnswer(() => createJsonAnswer(data));

/** @param {number} status */
export const failWith = (status) =>
  changeAnswer((_answer, { service }) => service.failure(status));

/** @type {Change} */
export const limitRate = changeAnswer((_answer, { service, argument }) => ({
  ...service.failure(429),
  ...(argument !== undefined && {
    headers: {
      'Retry-After': argument,
      'Access-Control-Expose-Headers': 'Retry-After',
    },
  }),
}));

/**
 * Alters the payload of successful answers. Errors stay as they are, since they
 * have no items to alter.
 *
 * @param {Alteration} alter
 */
export const alterData = (alter) =>
  changeAnswer((answer, { service, asked }) =>
    answer.data === undefined || answer.status !== 200
      ? answer
      : {
          ...answer,
          data: alter(answer.data, { shape: service.shape, asked }),
        },
  );
