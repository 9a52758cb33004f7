import type { RequestChain, RequestQueue } from './emulator';

/**
 * Length of the header of a 9p request: size, type and tag, and the file that
 * it names.
 */
const HEADER_BYTES = 11;
const RLERROR = 7;
const TFLUSH = 108;
const TREAD = 116;
const TCLUNK = 120;
/** Error number of `EIO`. */
const EIO = 5;

/** Pending file requests of the guest. */
export interface PendingRequests {
  readonly count: () => number;
  /**
   * Drops the requests, because another machine replaces the one that made
   * them.
   */
  readonly discardAll: () => void;
}

interface PendingRequest {
  readonly chain: RequestChain;
  /** File that it reads; undefined for other requests. */
  readonly file: number | undefined;
}

function readHeader(chain: RequestChain) {
  const header = new Uint8Array(HEADER_BYTES);
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

function createErrorReply(tag: number): Uint8Array {
  const answer = new DataView(new ArrayBuffer(11));
  answer.setUint32(0, answer.byteLength, true);
  answer.setUint8(4, RLERROR);
  answer.setUint16(5, tag, true);
  answer.setUint32(7, EIO, true);
  return new Uint8Array(answer.buffer);
}

/** Discards the reply that v86 writes. */
function discardReply(chain: RequestChain): void {
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
export function trackRequests(queue: RequestQueue): PendingRequests {
  const pending = new Map<number, PendingRequest>();
  /** Flushed reads whose file has not arrived. */
  const abandonedReads = new Map<RequestChain, number>();
  const pop = queue.pop_request.bind(queue);
  const push = queue.push_reply.bind(queue);

  const abandonRequest = (tag: number) => {
    const request = pending.get(tag);
    pending.delete(tag);
    if (!request) return;
    discardReply(request.chain);
    push(request.chain);
    if (request.file !== undefined)
      abandonedReads.set(request.chain, request.file);
  };
  const replyError = (chain: RequestChain, tag: number) => {
    chain.set_next_blob(createErrorReply(tag));
    discardReply(chain);
    push(chain);
    queue.flush_replies();
  };
  const forgetFile = (file: number) => {
    for (const [chain, abandonedRead] of abandonedReads)
      if (abandonedRead === file) abandonedReads.delete(chain);
  };

  queue.pop_request = () => {
    const chain = pop();
    const { kind, tag, flushed, file } = readHeader(chain);
    if (kind === TFLUSH) abandonRequest(flushed);
    if (kind === TCLUNK) forgetFile(file);
    const isRead = kind === TREAD;
    if (isRead && [...abandonedReads.values()].includes(file))
      replyError(chain, tag);
    else pending.set(tag, { chain, file: isRead ? file : undefined });
    return chain;
  };
  queue.push_reply = (chain) => {
    abandonedReads.delete(chain);
    for (const [tag, pendingRequest] of pending) {
      if (pendingRequest.chain !== chain) continue;
      pending.delete(tag);
      push(chain);
      return;
    }
  };
  return {
    count: () => pending.size,
    discardAll: () => {
      for (const { chain } of pending.values()) discardReply(chain);
      pending.clear();
      abandonedReads.clear();
    },
  };
}
