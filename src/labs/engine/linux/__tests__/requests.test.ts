import type { RequestChain, RequestQueue } from '../emulator';
import { followRequests } from '../requests';

const read = 116;
const flush = 108;

/** What a request of the kernel is for the device: its header, and where the answer goes. */
function request(kind: number, tag: number, flushed = 0) {
  const header = new Uint8Array(11);
  const view = new DataView(header.buffer);
  view.setUint8(4, kind);
  view.setUint16(5, tag, true);
  view.setUint16(7, flushed, true);
  const written: Uint8Array[] = [];
  const chain: RequestChain = {
    read_buffer_idx: 0,
    read_buffer_offset: 0,
    get_next_blob: (bytes) => {
      bytes.set(header.subarray(0, bytes.length));
      chain.read_buffer_offset += bytes.length;
      return bytes.length;
    },
    set_next_blob: (bytes) => {
      written.push(bytes);
      return bytes.length;
    },
  };
  return { chain, written };
}

function open() {
  const waiting: RequestChain[] = [];
  const answered: RequestChain[] = [];
  const queue: RequestQueue = {
    pop_request: () => {
      const chain = waiting.shift();
      if (!chain) throw new Error('There is no request.');
      return chain;
    },
    push_reply: (chain) => answered.push(chain),
  };
  const requests = followRequests(queue);
  return {
    requests,
    answered,
    ask: (one: ReturnType<typeof request>) => {
      waiting.push(one.chain);
      queue.pop_request();
    },
    answer: ({ chain }: ReturnType<typeof request>) => {
      chain.set_next_blob(Uint8Array.of(1));
      queue.push_reply(chain);
    },
  };
}

it('lets the device read a request from its beginning, and answer it once', () => {
  const { requests, ask, answer, answered } = open();
  const one = request(read, 5);
  ask(one);
  expect(one.chain.read_buffer_offset).toBe(0);
  expect(requests.count()).toBe(1);
  answer(one);
  expect(answered).toEqual([one.chain]);
  expect(requests.count()).toBe(0);
});

it('writes nothing over the memory of a request that the kernel flushed', () => {
  const { requests, ask, answer, answered } = open();
  const [slow, flushing] = [request(read, 5), request(flush, 6, 5)];
  ask(slow);
  ask(flushing);
  answer(flushing);
  answer(slow);
  expect(answered).toEqual([flushing.chain]);
  expect(slow.written).toEqual([]);
  expect(requests.count()).toBe(0);
});

it('answers nothing that a machine asked which is no more', () => {
  const { requests, ask, answer, answered } = open();
  const [old, fresh] = [request(read, 5), request(read, 5)];
  ask(old);
  requests.forget();
  ask(fresh);
  answer(old);
  expect(old.written).toEqual([]);
  expect(answered).toEqual([]);
  answer(fresh);
  expect(answered).toEqual([fresh.chain]);
});
