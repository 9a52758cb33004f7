import { runProgram } from '../engine/runner';
import { askForInput } from './askForInput';
import type { RunnerMessage, RunnerReply } from './protocol';

type RunMessage = Extract<RunnerMessage, { kind: 'run' }>;
type TypeMessage = Extract<RunnerMessage, { kind: 'type' }>;

/** Input typed before the program asked for it; `undefined` ends the input. */
let queuedInput: (string | undefined)[] = [];
/** Count of inputs given to the program. */
let takenCount = 0;
let resumeProgram: ((text: string | undefined) => void) | undefined;

function reply(message: RunnerReply): void {
  postMessage(message);
}

function receiveInput({ index, text }: TypeMessage): void {
  // Skips an input already received through the mailbox.
  if (index < takenCount) return;
  if (!resumeProgram) {
    queuedInput.push(text);
    return;
  }
  takenCount += 1;
  resumeProgram(text);
  resumeProgram = undefined;
}

function waitForInput(): Promise<string | undefined> {
  if (queuedInput.length === 0)
    return new Promise((resolve) => {
      resumeProgram = resolve;
    });
  takenCount += 1;
  return Promise.resolve(queuedInput.shift());
}

/**
 * Takes the next input, blocking the thread until it arrives; undefined where
 * no service worker answers.
 */
function blockForInput(mailbox: string) {
  const answer =
    queuedInput.length > 0
      ? { text: queuedInput.shift() }
      : askForInput(mailbox + String(takenCount));
  if (answer) takenCount += 1;
  return answer;
}

async function run({ wasm, options, mailbox }: RunMessage): Promise<void> {
  queuedInput = [];
  takenCount = 0;
  resumeProgram = undefined;
  const result = await runProgram(wasm, options, {
    emit: (event) => {
      reply({ kind: 'event', event });
    },
    nextInput: waitForInput,
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
    else receiveInput(data);
  });
}
