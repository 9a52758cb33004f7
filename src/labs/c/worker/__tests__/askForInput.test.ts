/** @jest-environment node */
import { INPUT_TYPE } from '../../../../offline/mailbox';
import { askForInput } from '../askForInput';

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly text?: string;
}

/**
 * Fakes `XMLHttpRequest` with one answer per request; once they run out,
 * requests fail as without network.
 */
function mockAnswers(answers: readonly Answer[]): readonly string[] {
  const rest = [...answers];
  const requestedUrls: string[] = [];
  class Request {
    #answer: Answer = { status: 0 };
    open(method: string, address: string, isAsync: boolean) {
      requestedUrls.push(`${method} ${address} ${String(isAsync)}`);
    }
    send() {
      const next = rest.shift();
      if (!next) throw new Error('NetworkError');
      this.#answer = next;
    }
    get status() {
      return this.#answer.status;
    }
    get responseText() {
      return this.#answer.text ?? '';
    }
    getResponseHeader() {
      return this.#answer.type ?? null;
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return requestedUrls;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

const createTypedAnswer = (text: string): Answer => ({
  status: 200,
  type: INPUT_TYPE,
  text,
});

it('asks again, blocked, until somebody types', () => {
  const requestedUrls = mockAnswers([
    { status: 204 },
    { status: 204 },
    createTypedAnswer('{"text":"Ana\\n"}'),
  ]);
  expect(askForInput('/entrada/a/0')).toEqual({ text: 'Ana\n' });
  expect(requestedUrls).toEqual(Array(3).fill('GET /entrada/a/0 false'));
});

it('takes the end of the input', () => {
  mockAnswers([createTypedAnswer('{}')]);
  expect(askForInput('/entrada/a/0')).toEqual({});
});

it.each([
  ['a server answers instead', [{ status: 404, type: 'text/html' }]],
  ['nobody answers', []],
])('takes nothing where %s', (_, answers) => {
  mockAnswers(answers);
  expect(askForInput('/entrada/a/0')).toBeUndefined();
});
