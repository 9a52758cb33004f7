import type { CallChecker } from './callChecker';
import type { Model, ModelMap } from './model';

const modelMemoryCopy: Model = (checker, perform) => {
  const [target, source] = [checker.getPointer(0), checker.getPointer(1)];
  const size = checker.getSize(2);
  const { shadow } = checker.memory;
  checker.checkRead(source, size);
  const isCopied =
    size > 0 &&
    checker.checkPointer(target, true) &&
    checker.memory.checkAccess(target.origin, target.address, size, true);
  if (isCopied) shadow.copyRange(target.address, source.address, size);
  return checker.createResult(perform() >>> 0, 0);
};

const modelMemset: Model = (checker, perform) => {
  checker.checkWrite(checker.getPointer(0), checker.getSize(2));
  return checker.createResult(perform() >>> 0, 0);
};

/** Size of the largest number in C, a `double` or a `long long`. */
const MAX_NUMBER_BYTES = 8;

/** Checks the access to the array that `qsort` or `bsearch` walks. */
function checkArrayAccess(
  checker: CallChecker,
  array: number,
  count: number,
  isWrite: boolean,
): void {
  const pointer = checker.getPointer(array);
  const size = checker.getSize(count) * checker.getSize(count + 1);
  if (size > 0 && checker.checkPointer(pointer, isWrite))
    checker.memory.checkAccess(pointer.origin, pointer.address, size, isWrite);
}

/** Functions that read and write bytes and arrays. */
export const arrayModels: ModelMap = {
  memcmp: (checker, perform) => {
    const size = checker.getSize(2);
    for (const place of [0, 1]) {
      const pointer = checker.getPointer(place);
      checker.checkRead(pointer, size, checker.findNumberSize(pointer) ?? size);
    }
    return perform();
  },
  memcpy: modelMemoryCopy,
  memmove: modelMemoryCopy,
  memset: modelMemset,
  qsort: (checker, perform) => {
    checkArrayAccess(checker, 0, 1, true);
    const pointer = checker.getPointer(0);
    // Sorting moves the bytes natively, so their uninitialized bits are unknown
    // after its first move. A number is written whole or not at all; a
    // structure may validly have unwritten bytes, such as those after the end
    // of a text.
    const size = checker.getSize(1) * checker.getSize(2);
    const assumeWritten = () => {
      checker.markInitialized(pointer.address, size);
    };
    if (checker.getSize(2) > MAX_NUMBER_BYTES) assumeWritten();
    perform();
    assumeWritten();
    return 0;
  },
  bsearch: (checker, perform) => {
    checkArrayAccess(checker, 1, 2, false);
    return checker.createResult(perform() >>> 0, 1);
  },
};
