import { checkProgram } from '../engine/checker';
import { traceProgram } from '../engine/tracer';
import type { TracerMessage, TracerReply } from './protocol';

function reply(message: TracerReply): void {
  postMessage(message);
}

function tellStart(): void {
  reply({ kind: 'started' });
}

async function answer(message: TracerMessage): Promise<TracerReply> {
  const { wasm } = message;
  if (message.kind === 'check')
    return {
      kind: 'checked',
      outcome: await checkProgram(wasm, message.options, tellStart),
    };
  const { files, options } = message;
  const trace = await traceProgram(wasm, files, options, tellStart);
  return { kind: 'traced', trace };
}

async function serve(message: TracerMessage): Promise<void> {
  try {
    reply(await answer(message));
  } catch (error) {
    reply({
      kind: 'untraceable',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

addEventListener('message', ({ data }: MessageEvent<TracerMessage>) => {
  void serve(data);
});
