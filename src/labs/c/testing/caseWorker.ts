import { parentPort } from 'node:worker_threads';
import { runInNode } from '../engine/runner/runInNode';
import type { NodeRun } from '../engine/runner/runInNode';
import type { RunOptions } from '../engine/types';

/** Program to run, and how. */
export interface CaseRequest {
  readonly wasm: Uint8Array;
  readonly options: RunOptions;
}

/** Result of a request, or the error of the runner. */
export type CaseReply =
  | { readonly kind: 'ran'; readonly run: NodeRun }
  | { readonly kind: 'failed'; readonly error: string };

async function reply({ wasm, options }: CaseRequest): Promise<CaseReply> {
  try {
    return { kind: 'ran', run: await runInNode(wasm, options) };
  } catch (error) {
    return { kind: 'failed', error: String(error) };
  }
}

// A program without an end blocks this thread: whoever started it ends it.
parentPort?.on('message', (request: CaseRequest) => {
  void reply(request).then((message) => {
    parentPort?.postMessage(message);
  });
});
