/** @jest-environment node */
import type { RequestChain, RequestQueue } from '../emulator';
import { trackRequests } from '../requests';

const read = 116;
const flush = 108;
const clunk = 120;
/** Builds a reply with its size, `Rlerror`, the tag and `EIO`. */
const createErrorReply = (tag: number) =>
  Uint8Array.of(11, 0, 0, 0, 7, tag, 0, 5, 0, 0, 0);

/**
 * Creates a request of the kernel: its header, and a buffer for the reply.
 *
 * @param fileId File, or tag of the request to flush.
 */
function createRequest(kind: number, tag: number, fileId = 0) {
  const header = new Uint8Array(11);
  const view = new DataView(header.buffer);
  view.setUint8(4, kind);
  view.setUint16(5, tag, true);
  view.setUint32(7, fileId, true);
  const writtenReplies: Uint8Array[] = [];
  const chain: RequestChain = {
    read_buffer_idx: 0,
    read_buffer_offset: 0,
    get_next_blob: (bytes) => {
      bytes.set(header.subarray(0, bytes.length));
      chain.read_buffer_offset += bytes.length;
      return bytes.length;
    },
    set_next_blob: (bytes) => {
      writtenReplies.push(bytes);
      return bytes.length;
    },
  };
  return { chain, written: writtenReplies };
}

function openQueue() {
  const waitingChains: RequestChain[] = [];
  const answeredChains: RequestChain[] = [];
  let toldCount = 0;
  const queue: RequestQueue = {
    pop_request: () => {
      const chain = waitingChains.shift();
      if (!chain) throw new Error('There is no request.');
      return chain;
    },
    push_reply: (chain) => answeredChains.push(chain),
    flush_replies: () => {
      toldCount = answeredChains.length;
    },
  };
  const requests = trackRequests(queue);
  return {
    requests,
    answeredChains: answeredChains,
    told: () => answeredChains.slice(0, toldCount),
    ask: (request: ReturnType<typeof createRequest>) => {
      waitingChains.push(request.chain);
      queue.pop_request();
    },
    answer: ({ chain }: ReturnType<typeof createRequest>) => {
      chain.set_next_blob(Uint8Array.of(1));
      queue.push_reply(chain);
    },
  };
}

it('lets the device read a request from its beginning, and answer it once', () => {
  const { requests, ask, answer, answeredChains } = openQueue();
  const request = createRequest(read, 5);
  ask(request);
  expect(request.chain.read_buffer_offset).toBe(0);
  expect(requests.count()).toBe(1);
  answer(request);
  expect(answeredChains).toEqual([request.chain]);
  expect(requests.count()).toBe(0);
});

it('writes nothing over the memory of a request that the kernel flushed', () => {
  const { requests, ask, answer, answeredChains } = openQueue();
  const [slow, flushing] = [createRequest(read, 5), createRequest(flush, 6, 5)];
  ask(slow);
  ask(flushing);
  answer(flushing);
  answer(slow);
  // The kernel frees the buffer when it gets the reply of the flush, so the
  // flushed request must be returned before.
  expect(answeredChains).toEqual([slow.chain, flushing.chain]);
  expect(slow.written).toEqual([]);
  expect(requests.count()).toBe(0);
});

describe('a read that the kernel flushed', () => {
  const file = 40;
  const otherFile = 41;

  function flushPendingRead() {
    const queue = openQueue();
    const [slow, flushing] = [
      createRequest(read, 5, file),
      createRequest(flush, 6, 5),
    ];
    queue.ask(slow);
    queue.ask(flushing);
    queue.answer(flushing);
    return { ...queue, slow };
  }

  it('is refused when it is asked again, while the file does not come', () => {
    const { ask, answer, told, requests } = flushPendingRead();
    const secondRequest = createRequest(read, 5, file);
    ask(secondRequest);
    expect(told()).toContain(secondRequest.chain);
    expect(secondRequest.written).toEqual([createErrorReply(5)]);
    expect(requests.count()).toBe(0);
    answer(secondRequest);
    expect(secondRequest.written).toEqual([createErrorReply(5)]);
    expect(
      told().filter((chain) => chain === secondRequest.chain),
    ).toHaveLength(1);
  });

  it('is answered when the file has come', () => {
    const { ask, answer, answeredChains, slow } = flushPendingRead();
    answer(slow);
    const secondRequest = createRequest(read, 5, file);
    ask(secondRequest);
    answer(secondRequest);
    expect(secondRequest.written).toEqual([Uint8Array.of(1)]);
    expect(answeredChains).toContain(secondRequest.chain);
  });

  it.each([
    ['another file is read', [], otherFile],
    ['its number is of another file', [createRequest(clunk, 7, file)], file],
  ])('does not matter when %s', (_, before, name) => {
    const { ask, answer, answeredChains } = flushPendingRead();
    for (const request of before) {
      ask(request);
      answer(request);
    }
    const next = createRequest(read, 5, name);
    ask(next);
    answer(next);
    expect(next.written).toEqual([Uint8Array.of(1)]);
    expect(answeredChains).toContain(next.chain);
  });
});

it('answers nothing that a machine asked which is no more', () => {
  const { requests, ask, answer, answeredChains } = openQueue();
  const [oldRequest, freshRequest] = [
    createRequest(read, 5),
    createRequest(read, 5),
  ];
  ask(oldRequest);
  requests.discardAll();
  ask(freshRequest);
  answer(oldRequest);
  expect(oldRequest.written).toEqual([]);
  expect(answeredChains).toEqual([]);
  answer(freshRequest);
  expect(answeredChains).toEqual([freshRequest.chain]);
});
