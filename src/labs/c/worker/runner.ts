import { runProgram } from '../engine/runner';
import type { RunnerMessage, RunnerReply } from './protocol';

/** What was typed before the program asked for it; `undefined` ends the input. */
let typed: (string | undefined)[] = [];
let whoWaits: ((text: string | undefined) => void) | undefined;

function reply(message: RunnerReply): void {
  postMessage(message);
}

function feed(text: string | undefined): void {
  if (!whoWaits) {
    typed.push(text);
    return;
  }
  whoWaits(text);
  whoWaits = undefined;
}

function nextInput(): Promise<string | undefined> {
  if (typed.length > 0) return Promise.resolve(typed.shift());
  return new Promise((resolve) => {
    whoWaits = resolve;
  });
}

async function run({
  wasm,
  options,
}: Extract<RunnerMessage, { kind: 'run' }>): Promise<void> {
  typed = [];
  whoWaits = undefined;
  const result = await runProgram(wasm, options, {
    emit: (event) => {
      reply({ kind: 'event', event });
    },
    nextInput,
  });
  reply({ kind: 'done', result });
}

/** Makes this worker one that runs programs. */
export function startRunner(): void {
  addEventListener('message', ({ data }: MessageEvent<RunnerMessage>) => {
    if (data.kind === 'run') void run(data);
    else feed(data.kind === 'type' ? data.text : undefined);
  });
}
