import { INPUT_TYPE } from '../mailbox';
import type { TypedInput } from '../mailbox';

/**
 * Timeout of an unanswered request. Browsers abort such requests, so the
 * waiting worker asks again.
 */
const ANSWER_TIMEOUT_MS = 2000;

/**
 * Maximum number of inputs, since one that is never requested would stay for
 * ever.
 */
const MAX_INPUTS = 200;

const inputs = new Map<string, TypedInput>();
const pendingRequests = new Map<string, () => void>();

/** Stores typed input for the worker that requests it at the same address. */
export function storeInput(address: string, typedInput: TypedInput): void {
  const [oldest] = inputs.keys();
  if (oldest !== undefined && inputs.size >= MAX_INPUTS) inputs.delete(oldest);
  inputs.set(address, typedInput);
  pendingRequests.get(address)?.();
}

/**
 * Answers with the typed input, once; with 204 if none arrives before the
 * timeout.
 */
export async function takeInput(address: string): Promise<Response> {
  if (!inputs.has(address))
    await new Promise<void>((resolve) => {
      pendingRequests.set(address, resolve);
      setTimeout(resolve, ANSWER_TIMEOUT_MS);
    });
  pendingRequests.delete(address);
  const typedInput = inputs.get(address);
  inputs.delete(address);
  return typedInput
    ? new Response(JSON.stringify(typedInput), {
        headers: { 'Content-Type': INPUT_TYPE },
      })
    : new Response(null, { status: 204 });
}
