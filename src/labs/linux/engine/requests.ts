import type { RequestChain, RequestQueue } from './emulator';

/**
 * Length of the header of a 9p request: size, type and tag, and the file that
 * it names.
 */
const headerSize = 11;
const errorKind = 7;
const flushKind = 108;
const readKind = 116;
const clunkKind = 120;
/** Error number of `EIO`. */
const inputError = 5;

/** Pending file requests of the guest. */
export interface OpenRequests {
  readonly count: () => number;
  /**
   * Drops the requests, because another machine replaces the one that made
   * them.
   */
  readonly forget: () => void;
}

interface OpenRequest {
  readonly chain: RequestChain;
  /** File that it reads; undefined for other requests. */
  readonly file: number | undefined;
}

function readHeader(chain: RequestChain) {
  const header = new Uint8Array(headerSize);
  chain.get_next_blob(header);
  chain.read_buffer_idx = 0;
  chain.read_buffer_offset = 0;
  const view = new DataView(header.buffer);
  return {
    kind: view.getUint8(4),
    tag: view.getUint16(5, true),
    flushed: view.getUint16(7, true),
    file: view.getUint32(7, true),
  };
}

function errorAnswer(tag: number): Uint8Array {
  const answer = new DataView(new ArrayBuffer(11));
  answer.setUint32(0, answer.byteLength, true);
  answer.setUint8(4, errorKind);
  answer.setUint16(5, tag, true);
  answer.setUint32(7, inputError, true);
  return new Uint8Array(answer.buffer);
}

/** Discards the reply that v86 writes. */
function silence(chain: RequestChain): void {
  chain.set_next_blob = ({ length }) => length;
}

/**
 * Tracks the requests until they are answered. v86 answers each request,
 * however late. An answer to a request that the kernel flushed, or that a
 * replaced machine made, would overwrite memory that has another use by then.
 *
 * The kernel flushes a read when its program is killed, and then asks for the
 * same bytes again in an uninterruptible wait: those requests get an error
 * until the file arrives.
 */
export function followRequests(queue: RequestQueue): OpenRequests {
  const open = new Map<number, OpenRequest>();
  /** Flushed reads whose file has not arrived. */
  const given = new Map<RequestChain, number>();
  const pop = queue.pop_request.bind(queue);
  const push = queue.push_reply.bind(queue);

  const flush = (tag: number) => {
    const request = open.get(tag);
    open.delete(tag);
    if (!request) return;
    silence(request.chain);
    push(request.chain);
    if (request.file !== undefined) given.set(request.chain, request.file);
  };
  const refuse = (chain: RequestChain, tag: number) => {
    chain.set_next_blob(errorAnswer(tag));
    silence(chain);
    push(chain);
    queue.flush_replies();
  };
  const close = (file: number) => {
    for (const [chain, each] of given) if (each === file) given.delete(chain);
  };

  queue.pop_request = () => {
    const chain = pop();
    const { kind, tag, flushed, file } = readHeader(chain);
    if (kind === flushKind) flush(flushed);
    if (kind === clunkKind) close(file);
    const isRead = kind === readKind;
    if (isRead && [...given.values()].includes(file)) refuse(chain, tag);
    else open.set(tag, { chain, file: isRead ? file : undefined });
    return chain;
  };
  queue.push_reply = (chain) => {
    given.delete(chain);
    for (const [tag, each] of open) {
      if (each.chain !== chain) continue;
      open.delete(tag);
      push(chain);
      return;
    }
  };
  return {
    count: () => open.size,
    forget: () => {
      for (const { chain } of open.values()) silence(chain);
      open.clear();
      given.clear();
    },
  };
}
