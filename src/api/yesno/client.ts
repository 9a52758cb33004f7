import { getJson, parseAnswer } from '../http';
import type { RequestOptions } from '../http';
import { serviceUrl } from '../serviceUrl';
import { answerSchema } from './schema';
import type { Answer } from './schema';

export const service = 'yesno.wtf';

/** The question is not part of it: it never leaves the reader's device. */
function answerUrl(): URL {
  return serviceUrl('yesno.wtf', '/api');
}

/**
 * A yes, a no or, very rarely, a maybe. The same address answers differently
 * each time, so no cache may keep it.
 */
export async function getAnswer(options?: RequestOptions): Promise<Answer> {
  const answer = await getJson(service, answerUrl(), {
    ...options,
    cache: 'no-store',
  });
  return parseAnswer(service, answerSchema, answer);
}
