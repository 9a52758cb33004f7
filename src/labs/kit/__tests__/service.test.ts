/** @jest-environment node */
import { LoadFailure } from '../loadState';
import type { Answer } from '../protocol';
import { createService } from '../service';

interface Fake {
  readonly init: object;
  readonly ready: { readonly parts: string };
  readonly calls: { greet: (name: string) => Promise<string> };
  readonly refusal: { readonly message: string };
  readonly aside: never;
  readonly event: never;
}

type Open = Parameters<typeof createService<Fake>>[0]['open'];

const openFake: Open = (_, onReceived) => {
  onReceived(3);
  onReceived(4);
  return Promise.resolve({
    ready: { parts: 'todo' },
    calls: {
      greet: (name) =>
        name === ''
          ? Promise.reject(new Error('Nobody.'))
          : Promise.resolve(`Hola, ${name}`),
    },
  });
};

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function startService(open: Open = openFake) {
  const answers: Answer<Fake>[] = [];
  const serve = createService<Fake>(
    { open, toRefusal: (error) => ({ message: String(error) }) },
    (answer) => answers.push(answer),
  );
  serve({ kind: 'init', refresh: false });
  await flushPromises();
  return { serve, sentAnswers: answers };
}

it.each([
  [new LoadFailure('network'), 'network'],
  [new TypeError('no es WebAssembly'), 'damaged'],
] as const)('says why it did not load: %s', async (error, reason) => {
  const { sentAnswers } = await startService(() => Promise.reject(error));
  expect(sentAnswers).toEqual([{ kind: 'failed', reason }]);
});

it('refuses what is asked of it before it is loaded', async () => {
  const { serve, sentAnswers } = await startService(
    () => new Promise(() => undefined),
  );
  serve({ kind: 'call', id: 1, call: { name: 'greet', args: ['Ana'] } });
  await flushPromises();
  expect(sentAnswers).toMatchObject([{ kind: 'refused', id: 1 }]);
});

it('tells how many bytes of all came, and that it is ready', async () => {
  const { sentAnswers } = await startService();
  expect(sentAnswers).toEqual([
    { kind: 'progress', received: 3 },
    { kind: 'progress', received: 7 },
    { kind: 'ready', parts: 'todo' },
  ]);
});

it('answers each call, or says why not', async () => {
  const { serve, sentAnswers } = await startService();
  serve({ kind: 'call', id: 1, call: { name: 'greet', args: ['Ana'] } });
  serve({ kind: 'call', id: 2, call: { name: 'greet', args: [''] } });
  await flushPromises();
  expect(sentAnswers.slice(-2)).toEqual([
    { kind: 'done', id: 1, value: 'Hola, Ana' },
    { kind: 'refused', id: 2, refusal: { message: 'Error: Nobody.' } },
  ]);
});
