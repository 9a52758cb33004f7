import { traceProgram } from '../engine/tracer';
import type { TracerMessage, TracerReply } from './protocol';

function reply(message: TracerReply): void {
  postMessage(message);
}

async function trace({ wasm, files, options }: TracerMessage): Promise<void> {
  try {
    reply({ kind: 'traced', trace: await traceProgram(wasm, files, options) });
  } catch (error) {
    reply({
      kind: 'untraceable',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

addEventListener('message', ({ data }: MessageEvent<TracerMessage>) => {
  void trace(data);
});
