/**
 * Provides `setImmediate` to v86; must be imported before it. v86 schedules its
 * turns with a worker from a `blob:` address, which the site's security policy
 * forbids. Where `process` exists, as in Node, v86 uses `setImmediate` instead.
 */
type Turn = (argument: unknown) => void;

const queue: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => queue.shift()?.();

Object.assign(globalThis, {
  process: {},
  global: globalThis,
  setImmediate: (turn: Turn, argument: unknown) => {
    queue.push(() => {
      turn(argument);
    });
    port2.postMessage(undefined);
  },
});
