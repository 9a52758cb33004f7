import { INPUT_TYPE } from '../mailbox';
import type { Typed } from '../mailbox';

/** Browsers give up requests that nobody answers: whoever waits asks again. */
const HOLD_MS = 2000;

/** What nobody took would stay for ever. */
const MAX_INPUTS = 200;

const inputs = new Map<string, Typed>();
const waiting = new Map<string, () => void>();

/** Keeps what was typed for the worker that asks for it by the same address. */
export function putInput(address: string, typed: Typed): void {
  const [oldest] = inputs.keys();
  if (oldest !== undefined && inputs.size >= MAX_INPUTS) inputs.delete(oldest);
  inputs.set(address, typed);
  waiting.get(address)?.();
}

/** Answers with what was typed, once; with 204 where nothing was for a while. */
export async function takeInput(address: string): Promise<Response> {
  if (!inputs.has(address))
    await new Promise<void>((resolve) => {
      waiting.set(address, resolve);
      setTimeout(resolve, HOLD_MS);
    });
  waiting.delete(address);
  const typed = inputs.get(address);
  inputs.delete(address);
  return typed
    ? new Response(JSON.stringify(typed), {
        headers: { 'Content-Type': INPUT_TYPE },
      })
    : new Response(null, { status: 204 });
}
