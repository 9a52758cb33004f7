/** @jest-environment node */
import { wasi } from '@bjorn3/browser_wasi_shim';
import * as abi from '../wasiAbi';

it('gives each value the number that the shim gives it', () => {
  const numbers = Object.entries(abi).filter(
    ([, value]) => typeof value === 'number',
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(Object.fromEntries(numbers)).toEqual(
    Object.fromEntries(
      numbers.map(([name]) => [name, wasi[name as keyof typeof wasi]]),
    ),
  );
});

it('reads the ranges, the subscriptions and the events of the shim', () => {
  const view = new DataView(new ArrayBuffer(64));
  view.setUint32(0, 40, true);
  view.setUint32(4, 3, true);
  view.setUint32(8, 50, true);
  view.setUint32(12, 5, true);
  const ranges = abi.readRanges(view, 0, 2);
  expect(ranges).toEqual(
    wasi.Iovec.read_bytes_array(view, 0, 2).map(({ buf, buf_len }) => ({
      address: buf,
      length: buf_len,
    })),
  );
  expect(abi.sumLengths(ranges)).toBe(8);

  view.setBigUint64(0, 7n, true);
  view.setBigUint64(24, 900n, true);
  view.setUint16(36, 1, true);
  const { userdata, eventtype, clockid, timeout, flags } =
    wasi.Subscription.read_bytes(view, 0);
  const subscription = abi.readSubscription(view, 0);
  expect(subscription).toEqual({
    userData: userdata,
    eventType: eventtype,
    clock: clockid,
    timeout,
    flags,
  });

  const expected = new DataView(new ArrayBuffer(16));
  new wasi.Event(userdata, 0, eventtype).write_bytes(expected, 0);
  const written = new DataView(new ArrayBuffer(16));
  abi.writeEvent(written, 0, subscription);
  expect(new Uint8Array(written.buffer)).toEqual(
    new Uint8Array(expected.buffer),
  );
});
