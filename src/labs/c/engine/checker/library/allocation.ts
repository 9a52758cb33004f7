import type { MemoryObject } from '../memoryObjects';
import type { CallChecker, Pointer } from './callChecker';
import type { Model, ModelMap } from './model';

function checkRelease(checker: CallChecker, pointer: Pointer): boolean {
  const memoryObject = checker.findFreedBlock(pointer);
  if (pointer.address === 0 || memoryObject === undefined) return true;
  const { memory } = checker;
  const details = memory.describeObject(memoryObject);
  if (memoryObject.kind !== 'block') {
    memory.reportFinding('memory_bad_free', details);
    return false;
  }
  if (!memoryObject.isAlive) {
    memory.reportFinding('memory_double_free', details);
    return false;
  }
  if (pointer.address !== memoryObject.start) {
    memory.reportFinding('memory_bad_free', {
      ...details,
      thing: 'middle',
      offset: pointer.address - memoryObject.start,
    });
    return false;
  }
  return true;
}

function markFreed(
  checker: CallChecker,
  memoryObject: MemoryObject | undefined,
): void {
  if (memoryObject === undefined) return;
  memoryObject.isAlive = false;
  memoryObject.freedAt = checker.memory.getPlace();
  checker.memory.shadow.markRange(memoryObject.start, memoryObject.end, false);
}

const modelAllocation =
  (size: (checker: CallChecker) => number, isSet: boolean): Model =>
  (checker, perform) => {
    const bytes = size(checker);
    const address = perform() >>> 0;
    if (address !== 0) {
      checker.memory.shadow.markRange(address, address + bytes, !isSet);
      checker.memory.shadow.forgetPointers(address, address + bytes);
    }
    return checker.addBlock(address, bytes);
  };

const modelRealloc: Model = (checker, perform) => {
  const pointer = checker.getPointer(0);
  const size = checker.getSize(1);
  const oldBlock = checker.findFreedBlock(pointer);
  if (!checkRelease(checker, pointer)) return { value: 0, origin: 0 };
  const { shadow } = checker.memory;
  const oldSize = oldBlock === undefined ? size : oldBlock.end - oldBlock.start;
  const keptSize = Math.min(size, oldSize);
  const unset = shadow.unset.slice(pointer.address, pointer.address + keptSize);
  const readOldWords = (wholeView: Int32Array) =>
    wholeView.slice(pointer.address >> 2, (pointer.address + keptSize) >> 2);
  const origins = readOldWords(shadow.origins);
  const values = readOldWords(shadow.values);
  const address = perform() >>> 0;
  if (address === 0) return { value: 0, origin: 0 };
  if (pointer.address !== 0) markFreed(checker, oldBlock);
  shadow.markRange(address, address + size, true);
  if (pointer.address !== 0) {
    shadow.unset.set(unset, address);
    shadow.origins.set(origins, address >> 2);
    shadow.values.set(values, address >> 2);
  }
  return checker.addBlock(address, size);
};

/** Functions that allocate, resize and free blocks. */
export const allocationModels: ModelMap = {
  malloc: modelAllocation((checker) => checker.getSize(0), false),
  calloc: modelAllocation(
    (checker) => checker.getSize(0) * checker.getSize(1),
    true,
  ),
  aligned_alloc: modelAllocation((checker) => checker.getSize(1), false),
  realloc: modelRealloc,
  free: (checker, perform) => {
    const pointer = checker.getPointer(0);
    checker.requireInitialized(0);
    if (checker.call.unsets[0]) return checker.memory.endProgram();
    if (!checkRelease(checker, pointer)) return 0;
    markFreed(checker, checker.findFreedBlock(pointer));
    perform();
    return 0;
  },
  strdup: (checker, perform) => {
    const length = checker.checkString(checker.getPointer(0));
    return checker.addBlock(perform() >>> 0, length + 1);
  },
  strndup: (checker, perform) => {
    const length = checker.checkString(
      checker.getPointer(0),
      checker.getSize(1),
    );
    return checker.addBlock(perform() >>> 0, length + 1);
  },
};
