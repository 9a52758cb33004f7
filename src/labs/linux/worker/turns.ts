/**
 * v86 takes turns by way of a worker from a `blob:` address, which the site's
 * security policy refuses; where it finds `process`, as in Node, it asks for
 * `setImmediate` instead. To be imported before v86.
 */
type Turn = (argument: unknown) => void;

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => waiting.shift()?.();

Object.assign(globalThis, {
  process: {},
  global: globalThis,
  setImmediate: (turn: Turn, argument: unknown) => {
    waiting.push(() => {
      turn(argument);
    });
    port2.postMessage(undefined);
  },
});
