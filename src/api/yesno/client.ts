import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { createServiceUrl } from '../serviceUrl';
import { answerSchema } from './schema';
import type { Answer } from './schema';

export const service = 'yesno.wtf';

/**
 * Address of an answer, without the question: it never leaves the reader's
 * device.
 */
function answerUrl(): URL {
  return createServiceUrl('yesno.wtf', '/api');
}

/**
 * Fetches a random answer: yes, no or, rarely, maybe. The same address answers
 * differently each time, so the HTTP cache is bypassed.
 */
export async function getAnswer(options?: RequestOptions): Promise<Answer> {
  const answer = await getJson(service, answerUrl(), {
    ...options,
    cache: 'no-store',
  });
  return parseAnswer(service, answerSchema, answer);
}
