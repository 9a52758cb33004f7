import type { Place } from '../types';
import { findTextEnd } from './layout';
import { parsePrintFormat, parseScanFormat, getStoredSize } from './format';
import type { ShadowMemory } from './shadow';
import type { MemoryObject, MemoryObjects, OpenFile } from './memoryObjects';

type Value = number | bigint;

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

/** Part of the machine that the models of the library use. */
interface ModelContext {
  readonly memoryObjects: MemoryObjects;
  readonly shadow: ShadowMemory;
  /** Open files, by the address of their stream. */
  readonly openFiles: Map<number, OpenFile>;
  readonly view: DataView;
  /** Address of the last uninitialized byte that was read. */
  lastUnset: number;
  readonly check: (
    origin: number,
    address: number,
    size: number,
    isWrite: boolean,
  ) => boolean;
  readonly describe: (
    memoryObject: MemoryObject,
  ) => Record<string, string | number>;
  readonly end: () => never;
  readonly place: () => Place;
  readonly tell: (
    check: string,
    details: Readonly<Record<string, string | number>>,
  ) => void;
  readonly tellUnset: () => void;
}

/** Pointer argument of a library function. */
interface Pointer {
  readonly address: number;
  readonly origin: number;
}

type Perform = (values: readonly Value[]) => Value | undefined;

/**
 * Model of a library function: checks its memory accesses, performs the call
 * and updates the shadow memory.
 */
type Model = (help: CallChecker, perform: () => number) => LibraryResult;

/** Checks the arguments of one call against the shadow memory. */
class CallChecker {
  readonly machine: ModelContext;
  readonly call: LibraryCall;

  constructor(machine: ModelContext, call: LibraryCall) {
    this.machine = machine;
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
    return origin > 0 ? this.machine.memoryObjects.get(origin) : undefined;
  }

  /**
   * Returns the block to free or resize. Its address is the fallback, because
   * the library may have moved the pointer, as `qsort` does.
   */
  findFreedBlock(pointer: Pointer): MemoryObject | undefined {
    return (
      this.getObject(pointer) ??
      this.machine.memoryObjects.findLiveBlock(pointer.address)
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
        : this.machine.check(pointer.origin, pointer.address, 1, true);
    return this.machine.check(pointer.origin, pointer.address, 1, isWrite);
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
    return address < this.machine.view.byteLength
      ? this.machine.view.getUint8(address)
      : 0;
  }

  /**
   * Returns the length of a string in bytes. Reports a string without a
   * terminator, and an uninitialized byte.
   */
  checkString(pointer: Pointer, maxBytes = Infinity): number {
    if (maxBytes === 0 || !this.checkPointer(pointer, false)) return 0;
    const { machine } = this;
    const memoryObject = this.getObject(pointer);
    const end =
      memoryObject?.kind === 'frame'
        ? Infinity
        : (memoryObject?.end ?? Infinity);
    let address = pointer.address;
    for (
      ;
      address - pointer.address < maxBytes && address < machine.view.byteLength;
      address += 1
    ) {
      if (address >= end && memoryObject !== undefined) {
        machine.tell('memory_unterminated', machine.describe(memoryObject));
        return address - pointer.address;
      }
      if (machine.shadow.unset[address] !== 0) {
        machine.lastUnset = address;
        machine.tellUnset();
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
      this.machine.view.buffer,
      pointer.address,
      length,
    );
    return new TextDecoder().decode(bytes.slice());
  }

  /**
   * Checks a read of `size` bytes and, on request, that all are initialized.
   */
  checkRead(pointer: Pointer, size: number, matters = false): void {
    if (size === 0 || !this.checkPointer(pointer, false)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, false) || !matters) return;
    const unsetAddress = this.machine.shadow.findFirstUnset(
      address,
      address + size,
    );
    if (unsetAddress === undefined) return;
    this.machine.lastUnset = unsetAddress;
    this.machine.tellUnset();
  }

  /** Checks a write of `size` bytes, and marks them as initialized. */
  checkWrite(pointer: Pointer, size: number): void {
    if (size === 0 || !this.checkPointer(pointer, true)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, true)) return;
    this.markInitialized(address, size);
  }

  /** Marks bytes as initialized, and forgets the pointers in them. */
  markInitialized(address: number, size: number): void {
    const end = Math.min(address + size, this.machine.view.byteLength);
    this.machine.shadow.markRange(address, end, false);
    this.machine.shadow.forgetPointers(address, end);
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
      this.machine.tell('memory_text', {
        ...this.machine.describe(memoryObject),
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
      this.machine.shadow.markRange(
        memoryObject.start,
        memoryObject.end,
        false,
      );
  }

  /** Reports an argument that is uninitialized. */
  requireInitialized(place: number): void {
    if (this.call.unsets[place]) this.machine.tellUnset();
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
    const origin = this.machine.memoryObjects.add({
      kind: 'block',
      start: address,
      end: address + size,
      allocatedAt: this.machine.place(),
    });
    return { value: address, origin };
  }
}

/** Reads the variadic arguments, as the caller laid them out in memory. */
class VariadicArguments {
  readonly #help: CallChecker;
  #at: number;

  constructor(help: CallChecker, address: number) {
    this.#help = help;
    this.#at = address;
  }

  /**
   * Advances past an argument, and reports it on request when uninitialized.
   *
   * @returns Address of the argument.
   */
  advance(size: number, matters = true): number {
    this.#at = Math.ceil(this.#at / Math.min(size, 16)) * Math.min(size, 16);
    const address = this.#at;
    this.#at += size;
    const { machine } = this.#help;
    const first = matters
      ? machine.shadow.findFirstUnset(address, address + size)
      : undefined;
    if (first !== undefined) machine.tellUnset();
    return address;
  }

  readWord(): number {
    return this.#help.machine.view.getUint32(this.advance(4), true);
  }

  readPointer(): Pointer {
    const slotAddress = this.advance(4);
    const { machine } = this.#help;
    const address = machine.view.getUint32(slotAddress, true);
    const isKnown = machine.shadow.values[slotAddress >> 2] === (address | 0);
    const origin = isKnown
      ? (machine.shadow.origins[slotAddress >> 2] ?? 0)
      : 0;
    return { address, origin };
  }
}

const getPrintedSize = (letter: string, length: string): number => {
  if ('eEfFgGaA'.includes(letter)) return length === 'L' ? 16 : 8;
  return (length === 'll' || length === 'j') && letter !== 's' ? 8 : 4;
};

function checkPrintArguments(help: CallChecker, formatAt: number): void {
  const variadicArguments = new VariadicArguments(
    help,
    help.getSize(formatAt + 1),
  );
  for (const conversion of parsePrintFormat(help.readText(formatAt))) {
    const { letter, length, precision, isStarred } = conversion;
    if (isStarred) variadicArguments.advance(4);
    const maxLetters =
      precision === '*' ? variadicArguments.readWord() : precision;
    if (letter === 's' && length === '')
      help.checkString(variadicArguments.readPointer(), maxLetters);
    else variadicArguments.advance(getPrintedSize(letter, length));
  }
}

function callScan(
  help: CallChecker,
  formatAt: number,
  perform: () => number,
): LibraryResult {
  const variadicArguments = new VariadicArguments(
    help,
    help.getSize(formatAt + 1),
  );
  const targets = parseScanFormat(help.readText(formatAt)).map((conversion) => {
    const pointer = variadicArguments.readPointer();
    const size = getStoredSize(conversion);
    if (help.checkPointer(pointer, true) && size > 0)
      help.machine.check(pointer.origin, pointer.address, size, true);
    return { conversion, pointer, size };
  });
  const value = perform();
  let left = value;
  for (const { conversion, pointer, size } of targets) {
    if (left <= 0) break;
    if (conversion.letter !== 'n') left -= 1;
    if (size > 0) {
      if (conversion.letter === 'c') help.assumeWritten(pointer);
      help.markInitialized(pointer.address, size);
      continue;
    }
    let length = 0;
    while (help.readByte(pointer.address + length) !== 0) length += 1;
    help.checkStringWrite(pointer, length + 1);
  }
  return { value, origin: 0 };
}

const createPlainResult = (value: number): LibraryResult => ({
  value,
  origin: 0,
});

function checkRelease(help: CallChecker, pointer: Pointer): boolean {
  const memoryObject = help.findFreedBlock(pointer);
  if (pointer.address === 0 || memoryObject === undefined) return true;
  const { machine } = help;
  const details = machine.describe(memoryObject);
  if (memoryObject.kind !== 'block') {
    machine.tell('memory_bad_free', details);
    return false;
  }
  if (!memoryObject.isAlive) {
    machine.tell('memory_double_free', details);
    return false;
  }
  if (pointer.address !== memoryObject.start) {
    machine.tell('memory_bad_free', {
      ...details,
      thing: 'middle',
      offset: pointer.address - memoryObject.start,
    });
    return false;
  }
  return true;
}

function markFreed(
  help: CallChecker,
  memoryObject: MemoryObject | undefined,
): void {
  if (memoryObject === undefined) return;
  memoryObject.isAlive = false;
  memoryObject.freedAt = help.machine.place();
  help.machine.shadow.markRange(memoryObject.start, memoryObject.end, false);
}

const modelAllocation =
  (size: (help: CallChecker) => number, isSet: boolean): Model =>
  (help, perform) => {
    const bytes = size(help);
    const address = perform() >>> 0;
    if (address !== 0) {
      help.machine.shadow.markRange(address, address + bytes, !isSet);
      help.machine.shadow.forgetPointers(address, address + bytes);
    }
    return help.addBlock(address, bytes);
  };

const modelRealloc: Model = (help, perform) => {
  const pointer = help.getPointer(0);
  const size = help.getSize(1);
  const oldBlock = help.findFreedBlock(pointer);
  if (!checkRelease(help, pointer)) return { value: 0, origin: 0 };
  const { shadow } = help.machine;
  const oldSize = oldBlock === undefined ? size : oldBlock.end - oldBlock.start;
  const keptSize = Math.min(size, oldSize);
  const unset = shadow.unset.slice(pointer.address, pointer.address + keptSize);
  const readOldWords = (wholeView: Int32Array) =>
    wholeView.slice(pointer.address >> 2, (pointer.address + keptSize) >> 2);
  const origins = readOldWords(shadow.origins);
  const values = readOldWords(shadow.values);
  const address = perform() >>> 0;
  if (address === 0) return { value: 0, origin: 0 };
  if (pointer.address !== 0) markFreed(help, oldBlock);
  shadow.markRange(address, address + size, true);
  if (pointer.address !== 0) {
    shadow.unset.set(unset, address);
    shadow.origins.set(origins, address >> 2);
    shadow.values.set(values, address >> 2);
  }
  return help.addBlock(address, size);
};

/** Models `strcpy`, `strncpy` and, with `appends`, `strcat` and `strncat`. */
const modelStringCopy =
  (appends: boolean, isLimited: boolean): Model =>
  (help, perform) => {
    const [target, source] = [help.getPointer(0), help.getPointer(1)];
    const maxBytes = isLimited ? help.getSize(2) : Infinity;
    const length = help.checkString(source, maxBytes);
    const before = appends ? help.checkString(target) : 0;
    const size =
      isLimited && !appends
        ? maxBytes
        : Math.min(length, maxBytes) + 1 + before;
    if (size > 0) help.checkStringWrite(target, size);
    return help.createResult(perform() >>> 0, 0);
  };

const modelMemoryCopy: Model = (help, perform) => {
  const [target, source] = [help.getPointer(0), help.getPointer(1)];
  const size = help.getSize(2);
  const { shadow } = help.machine;
  help.checkRead(source, size);
  const isCopied =
    size > 0 &&
    help.checkPointer(target, true) &&
    help.machine.check(target.origin, target.address, size, true);
  if (isCopied) shadow.copyRange(target.address, source.address, size);
  return help.createResult(perform() >>> 0, 0);
};

const modelMemset: Model = (help, perform) => {
  help.checkWrite(help.getPointer(0), help.getSize(2));
  return help.createResult(perform() >>> 0, 0);
};

/** Models a function that reads the strings in some arguments. */
const modelStringRead =
  (...places: readonly number[]): Model =>
  (help, perform) => {
    for (const place of places) help.checkString(help.getPointer(place));
    return help.createResult(perform(), 0);
  };

/** Size of the largest number in C, a `double` or a `long long`. */
const MAX_NUMBER_BYTES = 8;

/** Checks the access to the array that `qsort` or `bsearch` walks. */
function checkArrayAccess(
  help: CallChecker,
  array: number,
  count: number,
  isWrite: boolean,
): void {
  const pointer = help.getPointer(array);
  const size = help.getSize(count) * help.getSize(count + 1);
  if (size > 0 && help.checkPointer(pointer, isWrite))
    help.machine.check(pointer.origin, pointer.address, size, isWrite);
}

const modelPrint =
  (formatAt: number): Model =>
  (help, perform) => {
    checkPrintArguments(help, formatAt);
    return createPlainResult(perform());
  };

/** Models `fopen` and `freopen`, which open a file by its name. */
const modelOpen: Model = (help, perform) => {
  const name = help.readText(0);
  help.checkString(help.getPointer(1));
  // `freopen` closes the stream that it receives; `fopen` receives none.
  help.machine.openFiles.delete(help.getSize(2));
  const address = perform() >>> 0;
  if (address !== 0)
    help.machine.openFiles.set(address, {
      name,
      openedAt: help.machine.place(),
    });
  return createPlainResult(address);
};

const models: Readonly<Record<string, Model | undefined>> = {
  malloc: modelAllocation((help) => help.getSize(0), false),
  calloc: modelAllocation((help) => help.getSize(0) * help.getSize(1), true),
  aligned_alloc: modelAllocation((help) => help.getSize(1), false),
  realloc: modelRealloc,
  free: (help, perform) => {
    const pointer = help.getPointer(0);
    help.requireInitialized(0);
    if (help.call.unsets[0]) return help.machine.end();
    if (!checkRelease(help, pointer)) return createPlainResult(0);
    markFreed(help, help.findFreedBlock(pointer));
    perform();
    return createPlainResult(0);
  },
  strdup: (help, perform) => {
    const length = help.checkString(help.getPointer(0));
    return help.addBlock(perform() >>> 0, length + 1);
  },
  strndup: (help, perform) => {
    const length = help.checkString(help.getPointer(0), help.getSize(1));
    return help.addBlock(perform() >>> 0, length + 1);
  },
  strlen: modelStringRead(0),
  strcmp: modelStringRead(0, 1),
  strchr: modelStringRead(0),
  strrchr: modelStringRead(0),
  strstr: modelStringRead(0, 1),
  strpbrk: modelStringRead(0, 1),
  strspn: modelStringRead(0, 1),
  strcspn: modelStringRead(0, 1),
  puts: modelStringRead(0),
  perror: modelStringRead(0),
  fputs: modelStringRead(0),
  fopen: modelOpen,
  freopen: modelOpen,
  fclose: (help, perform) => {
    help.machine.openFiles.delete(help.getSize(0));
    return callUnmodelled(help, perform);
  },
  remove: modelStringRead(0),
  atoi: modelStringRead(0),
  atol: modelStringRead(0),
  atoll: modelStringRead(0),
  atof: modelStringRead(0),
  strtol: (help, perform) => {
    help.checkString(help.getPointer(0));
    help.assumeWritten(help.getPointer(1));
    return createPlainResult(perform());
  },
  strtok: (help, perform) => {
    if (help.getSize(0) !== 0) {
      help.checkString(help.getPointer(0));
      help.checkPointer(help.getPointer(0), true);
    }
    help.checkString(help.getPointer(1));
    return help.createResult(perform() >>> 0, 0);
  },
  strncmp: (help, perform) => {
    const maxBytes = help.getSize(2);
    for (const place of [0, 1]) {
      const pointer = help.getPointer(place);
      const memoryObject = help.getObject(pointer);
      const room =
        memoryObject && memoryObject.kind !== 'frame'
          ? memoryObject.end - pointer.address
          : 0;
      help.checkString(
        pointer,
        memoryObject ? Math.min(maxBytes, Math.max(room, 0)) : maxBytes,
      );
    }
    return createPlainResult(perform());
  },
  memcmp: (help, perform) => {
    for (const place of [0, 1])
      help.checkRead(help.getPointer(place), help.getSize(2));
    return createPlainResult(perform());
  },
  strcpy: modelStringCopy(false, false),
  strcat: modelStringCopy(true, false),
  strncpy: modelStringCopy(false, true),
  strncat: modelStringCopy(true, true),
  memcpy: modelMemoryCopy,
  memmove: modelMemoryCopy,
  memset: modelMemset,
  printf: modelPrint(0),
  fprintf: modelPrint(1),
  sprintf: (help, perform) => {
    checkPrintArguments(help, 1);
    const length = perform();
    if (length >= 0) help.checkStringWrite(help.getPointer(0), length + 1);
    return createPlainResult(length);
  },
  snprintf: (help, perform) => {
    checkPrintArguments(help, 2);
    const length = perform();
    const size = Math.min(length + 1, help.getSize(1));
    if (length >= 0 && size > 0)
      help.checkStringWrite(help.getPointer(0), size);
    return createPlainResult(length);
  },
  scanf: (help, perform) => callScan(help, 0, perform),
  sscanf: (help, perform) => {
    help.checkString(help.getPointer(0));
    return callScan(help, 1, perform);
  },
  fscanf: (help, perform) => callScan(help, 1, perform),
  fgets: (help, perform) => {
    const pointer = help.getPointer(0);
    if (!help.checkPointer(pointer, true)) return help.machine.end();
    const value = perform() >>> 0;
    if (value !== 0) {
      const maxBytes = help.getSize(1);
      let length = 0;
      while (
        length < maxBytes - 1 &&
        help.readByte(pointer.address + length) !== 0
      )
        length += 1;
      help.checkStringWrite(pointer, length + 1);
    }
    return help.createResult(value, 0);
  },
  fread: (help, perform) => {
    const wantedSize = help.getSize(1) * help.getSize(2);
    const items = perform();
    const size = Math.min(wantedSize, items * help.getSize(1));
    help.assumeWritten(help.getPointer(0));
    if (size > 0) help.checkWrite(help.getPointer(0), size);
    return createPlainResult(items);
  },
  qsort: (help, perform) => {
    checkArrayAccess(help, 0, 1, true);
    const pointer = help.getPointer(0);
    // Sorting moves the bytes natively, so their uninitialized bits are unknown
    // after its first move. A number is written whole or not at all; a
    // structure may validly have unwritten bytes, such as those after the end
    // of a text.
    const size = help.getSize(1) * help.getSize(2);
    const assumeWritten = () => {
      help.markInitialized(pointer.address, size);
    };
    if (help.getSize(2) > MAX_NUMBER_BYTES) assumeWritten();
    perform();
    assumeWritten();
    return createPlainResult(0);
  },
  bsearch: (help, perform) => {
    checkArrayAccess(help, 1, 2, false);
    return help.createResult(perform() >>> 0, 1);
  },
  fwrite: (help, perform) => {
    help.checkRead(help.getPointer(0), help.getSize(1) * help.getSize(2));
    return createPlainResult(perform());
  },
};

/**
 * True for functions that the compiler inserts (`__…`), and for those that
 * forward the arguments of another (`v…`).
 */
const isInternalFunction = (name: string) =>
  name.startsWith('__') || name.startsWith('v');

/** Library functions that keep a pointer that they receive. */
const retainingFunctions = new Set(['setvbuf', 'setbuf', 'putenv']);

/**
 * Calls a library function without a model, which may write wherever its
 * arguments point.
 */
function callUnmodelled(
  help: CallChecker,
  perform: () => Value | undefined,
): LibraryResult {
  const { name, parameters, origins } = help.call;
  parameters.forEach((type, place) => {
    if (!isInternalFunction(name)) help.requireInitialized(place);
    if (type !== 0x7f || !origins[place]) return;
    const pointer = help.getPointer(place);
    const memoryObject = help.getObject(pointer);
    if (memoryObject && !memoryObject.isAlive)
      help.checkPointer(pointer, false);
    if (memoryObject && retainingFunctions.has(name))
      memoryObject.escaped = true;
    help.assumeWritten(pointer);
  });
  const value = perform();
  parameters.forEach((type, place) => {
    if (type === 0x7f && origins[place])
      help.assumeWritten(help.getPointer(place));
  });
  if (typeof value !== 'number') return { value, origin: 0 };
  for (let place = 0; place < parameters.length; place += 1) {
    const answer = help.createResult(value >>> 0, place);
    if (answer.origin > 0) return { value, origin: answer.origin };
  }
  return { value, origin: 0 };
}

/**
 * Calls a library function for the learner's code, and checks what it does with
 * memory.
 */
export function callLibrary(
  machine: ModelContext,
  call: LibraryCall,
  perform: Perform,
): LibraryResult {
  const help = new CallChecker(machine, call);
  const run = () => perform(call.values);
  const model = models[call.name];
  if (model === undefined) return callUnmodelled(help, run);
  return model(help, () => Number(run() ?? 0));
}
