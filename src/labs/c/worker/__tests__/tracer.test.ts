/** @jest-environment node */
import { getNodeCompiler } from '../../testing/nodeCompiler';
import type { TracerMessage, TracerReply } from '../protocol';

jest.setTimeout(120_000);

const source = {
  name: 'prueba.c',
  text: 'int main(void) {\n  int n = 3;\n  return n - 3;\n}\n',
};

/** Collects the worker's replies to a message, until the last one. */
async function collectReplies(message: TracerMessage): Promise<TracerReply[]> {
  const replies: TracerReply[] = [];
  let deliver: (event: { data: TracerMessage }) => void = () => undefined;
  const donePromise = new Promise<void>((resolve) => {
    Object.assign(globalThis, {
      addEventListener: (_: string, listener: typeof deliver) => {
        deliver = listener;
      },
      postMessage: (reply: TracerReply) => {
        replies.push(reply);
        if (reply.kind !== 'started') resolve();
      },
    });
  });
  await jest.isolateModulesAsync(async () => {
    await import('../tracer.worker');
  });
  deliver({ data: message });
  await donePromise;
  return replies;
}

async function compile(unchecked: boolean): Promise<Uint8Array> {
  const compiler = await getNodeCompiler();
  const request = { files: [source], debugInfo: true, unchecked };
  const outcome = await compiler.compile(request);
  if (outcome.kind !== 'program') throw new Error(outcome.text);
  return outcome.wasm;
}

it('says that the program starts before it tells its steps', async () => {
  const replies = await collectReplies({
    kind: 'trace',
    wasm: await compile(false),
    files: [source],
    options: { stdin: '' },
  });
  expect(replies.map(({ kind }) => kind)).toEqual(['started', 'traced']);
});

it('says that the program starts before it tells what it does with memory', async () => {
  const replies = await collectReplies({
    kind: 'check',
    wasm: await compile(true),
    options: { stdin: '' },
  });
  expect(replies.map(({ kind }) => kind)).toEqual(['started', 'checked']);
});
