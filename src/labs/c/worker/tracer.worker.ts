import { checkProgram } from '../engine/checker';
import { traceProgram } from '../engine/tracer';
import type { TracerMessage, TracerReply } from './protocol';

function reply(message: TracerReply): void {
  postMessage(message);
}

function replyStarted(): void {
  reply({ kind: 'started' });
}

async function createReply(message: TracerMessage): Promise<TracerReply> {
  const { wasm } = message;
  if (message.kind === 'check')
    return {
      kind: 'checked',
      outcome: await checkProgram(wasm, message.options, replyStarted),
    };
  const { files, options } = message;
  const trace = await traceProgram(wasm, files, options, replyStarted);
  return { kind: 'traced', trace };
}

async function handleMessage(message: TracerMessage): Promise<void> {
  try {
    reply(await createReply(message));
  } catch (error) {
    reply({
      kind: 'untraceable',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

addEventListener('message', ({ data }: MessageEvent<TracerMessage>) => {
  void handleMessage(data);
});
