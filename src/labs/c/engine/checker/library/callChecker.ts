import { findTextEnd } from '../layout';
import type { MemoryChecker } from '../machine/memoryChecker';
import type { MemoryObject } from '../memoryObjects';

export type Value = number | bigint;

/** Call of a library function by the learner's code. */
export interface LibraryCall {
  readonly name: string;
  readonly values: readonly Value[];
  /**
   * Number of the memory object that each argument points into; 0 when unknown.
   */
  readonly origins: readonly number[];
  /** Uninitialized bits of each argument; 0 when it is initialized. */
  readonly unsets: readonly number[];
  /** Value types of the parameters, as WebAssembly encodes them. */
  readonly parameters: readonly number[];
}

/**
 * Return value of a library function, and the number of the memory object that
 * it points into.
 */
export interface LibraryResult {
  readonly value: Value | undefined;
  readonly origin: number;
}

/** Pointer argument of a library function. */
export interface Pointer {
  readonly address: number;
  readonly origin: number;
}

/** Checks the arguments of one call against the shadow memory. */
export class CallChecker {
  readonly memory: MemoryChecker;
  readonly call: LibraryCall;

  constructor(memory: MemoryChecker, call: LibraryCall) {
    this.memory = memory;
    this.call = call;
  }

  getNumber(place: number): number {
    return Number(this.call.values[place] ?? 0);
  }

  getSize(place: number): number {
    return this.getNumber(place) >>> 0;
  }

  getPointer(place: number): Pointer {
    return {
      address: this.getSize(place),
      origin: this.call.origins[place] ?? 0,
    };
  }

  getObject({ origin }: Pointer): MemoryObject | undefined {
    return origin > 0 ? this.memory.memoryObjects.get(origin) : undefined;
  }

  /**
   * Returns the block to free or resize. Its address is the fallback, because
   * the library may have moved the pointer, as `qsort` does.
   */
  findFreedBlock(pointer: Pointer): MemoryObject | undefined {
    return (
      this.getObject(pointer) ??
      this.memory.memoryObjects.findLiveBlock(pointer.address)
    );
  }

  /**
   * Returns true when a pointer can be used. Reports a null pointer, a dead
   * memory object, and a write to a string literal.
   */
  checkPointer(pointer: Pointer, isWrite: boolean): boolean {
    const memoryObject = this.getObject(pointer);
    if (memoryObject?.isAlive !== false && pointer.address >= 1024)
      return !(isWrite && memoryObject?.kind === 'text')
        ? true
        : this.memory.checkAccess(pointer.origin, pointer.address, 1, true);
    return this.memory.checkAccess(pointer.origin, pointer.address, 1, isWrite);
  }

  /**
   * Returns the address where the array that a string may fill ends; undefined
   * when unknown.
   */
  findArrayEnd(pointer: Pointer): number | undefined {
    const memoryObject = this.getObject(pointer);
    if (memoryObject === undefined || memoryObject.kind === 'frame')
      return undefined;
    const field = findTextEnd(
      memoryObject.type,
      pointer.address - memoryObject.start,
    );
    return field === undefined ? memoryObject.end : memoryObject.start + field;
  }

  readByte(address: number): number {
    return address < this.memory.view.byteLength
      ? this.memory.view.getUint8(address)
      : 0;
  }

  /**
   * Returns the length of a string in bytes. Reports a string without a
   * terminator, and an uninitialized byte.
   */
  checkString(pointer: Pointer, maxBytes = Infinity): number {
    if (maxBytes === 0 || !this.checkPointer(pointer, false)) return 0;
    const { memory } = this;
    const memoryObject = this.getObject(pointer);
    const end =
      memoryObject?.kind === 'frame'
        ? Infinity
        : (memoryObject?.end ?? Infinity);
    let address = pointer.address;
    for (
      ;
      address - pointer.address < maxBytes && address < memory.view.byteLength;
      address += 1
    ) {
      if (address >= end && memoryObject !== undefined) {
        memory.reportFinding(
          'memory_unterminated',
          memory.describeObject(memoryObject),
        );
        return address - pointer.address;
      }
      if (memory.shadow.unset[address] !== 0) {
        memory.lastUnset = address;
        if (address === pointer.address) memory.reportUnset();
        else memory.reportUnsetEnd(address - pointer.address);
        return address - pointer.address;
      }
      if (this.readByte(address) === 0) break;
    }
    return address - pointer.address;
  }

  /** Checks and decodes the string in an argument. */
  readText(place: number): string {
    const pointer = this.getPointer(place);
    const length = this.checkString(pointer);
    const bytes = new Uint8Array(
      this.memory.view.buffer,
      pointer.address,
      length,
    );
    return new TextDecoder().decode(bytes.slice());
  }

  /**
   * Checks a read of `size` bytes. Reports an element that has no initialized
   * byte: a structure may validly have some unwritten, such as its padding and
   * those after the end of a text.
   *
   * @param elementSize Without it, any byte may be uninitialized.
   */
  checkRead(pointer: Pointer, size: number, elementSize = 0): void {
    if (size === 0 || !this.checkPointer(pointer, false)) return;
    const { address, origin } = pointer;
    if (!this.memory.checkAccess(origin, address, size, false)) return;
    if (elementSize === 0) return;
    const { shadow } = this.memory;
    for (
      let element = address;
      element + elementSize <= address + size;
      element += elementSize
    ) {
      if (!shadow.isAllUnset(element, element + elementSize)) continue;
      this.memory.lastUnset = element;
      this.memory.reportUnset();
      return;
    }
  }

  /**
   * Returns the size of the numbers in the array that a pointer points into;
   * undefined for other objects.
   */
  findNumberSize(pointer: Pointer): number | undefined {
    let type = this.getObject(pointer)?.type;
    while (type?.kind === 'array') type = type.element;
    return type?.kind === 'base' ? type.size : undefined;
  }

  /** Checks a write of `size` bytes, and marks them as initialized. */
  checkWrite(pointer: Pointer, size: number): void {
    if (size === 0 || !this.checkPointer(pointer, true)) return;
    const { address, origin } = pointer;
    if (!this.memory.checkAccess(origin, address, size, true)) return;
    this.markInitialized(address, size);
  }

  /** Marks bytes as initialized, and forgets the pointers in them. */
  markInitialized(address: number, size: number): void {
    const end = Math.min(address + size, this.memory.view.byteLength);
    this.memory.shadow.markRange(address, end, false);
    this.memory.shadow.forgetPointers(address, end);
  }

  /**
   * Checks that a string of `size` bytes, terminator included, fits in its
   * array, and marks it as initialized.
   */
  checkStringWrite(pointer: Pointer, size: number): void {
    if (!this.checkPointer(pointer, true)) return;
    const end = this.findArrayEnd(pointer);
    const memoryObject = this.getObject(pointer);
    if (end !== undefined && memoryObject && pointer.address + size > end)
      this.memory.reportFinding('memory_text', {
        ...this.memory.describeObject(memoryObject),
        function: this.call.name,
        needs: size,
        room: Math.max(0, end - pointer.address),
      });
    this.markInitialized(pointer.address, size);
  }

  /**
   * Marks the memory object of a pointer as initialized, because the library
   * may have written all of it; 64 bytes where the variable in a frame is
   * unknown.
   */
  assumeWritten(pointer: Pointer): void {
    const memoryObject = this.getObject(pointer);
    if (memoryObject === undefined || memoryObject.kind === 'text') return;
    if (memoryObject.kind === 'frame')
      this.markInitialized(pointer.address, 64);
    else
      this.memory.shadow.markRange(memoryObject.start, memoryObject.end, false);
  }

  /** Reports an argument that is uninitialized. */
  requireInitialized(place: number): void {
    if (this.call.unsets[place]) this.memory.reportUnset();
  }

  /**
   * Gives a returned pointer the origin of an argument, when both point into
   * the same memory object.
   */
  createResult(value: number, place: number): LibraryResult {
    const pointer = this.getPointer(place);
    const memoryObject = this.getObject(pointer);
    const isIn =
      memoryObject !== undefined &&
      value >= memoryObject.start &&
      value <= memoryObject.end;
    return { value, origin: value !== 0 && isIn ? pointer.origin : 0 };
  }

  addBlock(address: number, size: number): LibraryResult {
    if (address === 0) return { value: 0, origin: 0 };
    const origin = this.memory.memoryObjects.add({
      kind: 'block',
      start: address,
      end: address + size,
      allocatedAt: this.memory.getPlace(),
    });
    return { value: address, origin };
  }
}
