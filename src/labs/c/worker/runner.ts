import { runProgram } from '../engine/runner';
import { askForInput } from './askForInput';
import type { RunnerMessage, RunnerReply } from './protocol';

type RunMessage = Extract<RunnerMessage, { kind: 'run' }>;
type TypeMessage = Extract<RunnerMessage, { kind: 'type' }>;

/** Input typed before the program asked for it; `undefined` ends the input. */
let typed: (string | undefined)[] = [];
/** Count of inputs given to the program. */
let taken = 0;
let resumeProgram: ((text: string | undefined) => void) | undefined;

function reply(message: RunnerReply): void {
  postMessage(message);
}

function feed({ index, text }: TypeMessage): void {
  // Skips an input already received through the mailbox.
  if (index < taken) return;
  if (!resumeProgram) {
    typed.push(text);
    return;
  }
  taken += 1;
  resumeProgram(text);
  resumeProgram = undefined;
}

function nextInput(): Promise<string | undefined> {
  if (typed.length === 0)
    return new Promise((resolve) => {
      resumeProgram = resolve;
    });
  taken += 1;
  return Promise.resolve(typed.shift());
}

/**
 * Takes the next input, blocking the thread until it arrives; undefined where
 * no service worker answers.
 */
function blockForInput(mailbox: string) {
  const answer =
    typed.length > 0
      ? { text: typed.shift() }
      : askForInput(mailbox + String(taken));
  if (answer) taken += 1;
  return answer;
}

async function run({ wasm, options, mailbox }: RunMessage): Promise<void> {
  typed = [];
  taken = 0;
  resumeProgram = undefined;
  const result = await runProgram(wasm, options, {
    emit: (event) => {
      reply({ kind: 'event', event });
    },
    nextInput,
    ...(mailbox !== undefined && {
      blockForInput: () => blockForInput(mailbox),
    }),
  });
  reply({ kind: 'done', result });
}

/** Starts this worker as a runner of programs. */
export function startRunner(): void {
  addEventListener('message', ({ data }: MessageEvent<RunnerMessage>) => {
    if (data.kind === 'run') void run(data);
    else feed(data);
  });
}
