import type { RequestChain, RequestQueue } from './emulator';

/** Kind and number of a 9p request, and of the one that a flush is about. */
const headerSize = 9;
const flushKind = 108;

/** The guest's requests for files, of which some must not be answered any more. */
export interface OpenRequests {
  readonly count: () => number;
  /** Another machine takes the place of this one, and knows nothing of them. */
  readonly forget: () => void;
}

function read(chain: RequestChain) {
  const header = new Uint8Array(headerSize);
  chain.get_next_blob(header);
  chain.read_buffer_idx = 0;
  chain.read_buffer_offset = 0;
  const view = new DataView(header.buffer);
  return {
    kind: view.getUint8(4),
    tag: view.getUint16(5, true),
    flushed: view.getUint16(7, true),
  };
}

/**
 * Follows the requests until they are answered. v86 answers each, however late:
 * one that the kernel flushed, or that a machine made before another was put in
 * its place, would be written over memory which is something else by then.
 */
export function followRequests(queue: RequestQueue): OpenRequests {
  const open = new Map<number, RequestChain>();
  const pop = queue.pop_request.bind(queue);
  const push = queue.push_reply.bind(queue);

  const drop = (tag: number) => {
    const chain = open.get(tag);
    open.delete(tag);
    if (chain) chain.set_next_blob = ({ length }) => length;
  };
  queue.pop_request = () => {
    const chain = pop();
    const { kind, tag, flushed } = read(chain);
    if (kind === flushKind) drop(flushed);
    open.set(tag, chain);
    return chain;
  };
  queue.push_reply = (chain) => {
    for (const [tag, each] of open) {
      if (each !== chain) continue;
      open.delete(tag);
      push(chain);
      return;
    }
  };
  return {
    count: () => open.size,
    forget: () => {
      for (const tag of [...open.keys()]) drop(tag);
    },
  };
}
