/**
 * Values and structures of WASI. The shim has them too, but exports them only
 * as one object: a worker that imports it carries all of WASI.
 */

export const ERRNO_SUCCESS = 0;
export const ERRNO_ACCES = 2;
export const ERRNO_BADF = 8;
export const ERRNO_NOSPC = 51;
export const ERRNO_NOSYS = 52;
export const ERRNO_NOTSUP = 58;
export const ERRNO_PERM = 63;

export const RIGHTS_FD_READ = 2;
export const RIGHTS_FD_WRITE = 64;

export const CLOCKID_REALTIME = 0;
export const EVENTTYPE_CLOCK = 0;
export const SUBCLOCKFLAGS_SUBSCRIPTION_CLOCK_ABSTIME = 1;

const RANGE_BYTES = 8;

/** Part of memory to read from or write to. */
export interface MemoryRange {
  readonly address: number;
  readonly length: number;
}

/** Reads the ranges that a call receives, `iovec` or `ciovec`. */
export const readRanges = (
  view: DataView,
  address: number,
  count: number,
): MemoryRange[] =>
  Array.from({ length: count }, (_, place) => ({
    address: view.getUint32(address + place * RANGE_BYTES, true),
    length: view.getUint32(address + place * RANGE_BYTES + 4, true),
  }));

export const sumLengths = (ranges: readonly MemoryRange[]): number =>
  ranges.reduce((sum, { length }) => sum + length, 0);

/** Event that a program waits for. */
export interface Subscription {
  readonly userData: bigint;
  readonly eventType: number;
  readonly clock: number;
  readonly timeout: bigint;
  readonly flags: number;
}

export const readSubscription = (
  view: DataView,
  address: number,
): Subscription => ({
  userData: view.getBigUint64(address, true),
  eventType: view.getUint8(address + 8),
  clock: view.getUint32(address + 16, true),
  timeout: view.getBigUint64(address + 24, true),
  flags: view.getUint16(address + 36, true),
});

/** Writes that the event of a subscription came, without an error. */
export function writeEvent(
  view: DataView,
  address: number,
  { userData, eventType }: Subscription,
): void {
  view.setBigUint64(address, userData, true);
  view.setUint16(address + 8, ERRNO_SUCCESS, true);
  view.setUint8(address + 10, eventType);
}
