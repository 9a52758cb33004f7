import type { Place } from '../types';
import { endOfText } from './layout';
import { printConversions, scanConversions, sizeStored } from './format';
import type { Shadow } from './shadow';
import type { Thing, Things } from './things';

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
export interface LibraryAnswer {
  readonly value: Value | undefined;
  readonly origin: number;
}

/** Part of the machine that the models of the library use. */
interface Watcher {
  readonly things: Things;
  readonly shadow: Shadow;
  readonly view: DataView;
  /** Address of the last uninitialized byte that was read. */
  lastUnset: number;
  readonly check: (
    origin: number,
    address: number,
    size: number,
    isWrite: boolean,
  ) => boolean;
  readonly describe: (thing: Thing) => Record<string, string | number>;
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
type Model = (help: Helper, perform: () => number) => LibraryAnswer;

/** Checks the arguments of one call against the shadow memory. */
class Helper {
  readonly machine: Watcher;
  readonly call: LibraryCall;

  constructor(machine: Watcher, call: LibraryCall) {
    this.machine = machine;
    this.call = call;
  }

  number(place: number): number {
    return Number(this.call.values[place] ?? 0);
  }

  size(place: number): number {
    return this.number(place) >>> 0;
  }

  pointer(place: number): Pointer {
    return {
      address: this.size(place),
      origin: this.call.origins[place] ?? 0,
    };
  }

  thing({ origin }: Pointer): Thing | undefined {
    return origin > 0 ? this.machine.things.at(origin) : undefined;
  }

  /**
   * Returns the block to free or resize. Its address is the fallback, because
   * the library may have moved the pointer, as `qsort` does.
   */
  givenBack(pointer: Pointer): Thing | undefined {
    return this.thing(pointer) ?? this.machine.things.blockAt(pointer.address);
  }

  /**
   * Returns true when a pointer can be used. Reports a null pointer, a dead
   * memory object, and a write to a string literal.
   */
  isUsable(pointer: Pointer, isWrite: boolean): boolean {
    const thing = this.thing(pointer);
    if (thing?.isAlive !== false && pointer.address >= 1024)
      return !(isWrite && thing?.kind === 'text')
        ? true
        : this.machine.check(pointer.origin, pointer.address, 1, true);
    return this.machine.check(pointer.origin, pointer.address, 1, isWrite);
  }

  /**
   * Returns the address where the array that a string may fill ends; undefined
   * when unknown.
   */
  room(pointer: Pointer): number | undefined {
    const thing = this.thing(pointer);
    if (thing === undefined || thing.kind === 'frame') return undefined;
    const field = endOfText(thing.type, pointer.address - thing.start);
    return field === undefined ? thing.end : thing.start + field;
  }

  byte(at: number): number {
    return at < this.machine.view.byteLength
      ? this.machine.view.getUint8(at)
      : 0;
  }

  /**
   * Returns the length of a string in bytes. Reports a string without a
   * terminator, and an uninitialized byte.
   */
  text(pointer: Pointer, most = Infinity): number {
    if (most === 0 || !this.isUsable(pointer, false)) return 0;
    const { machine } = this;
    const thing = this.thing(pointer);
    const end = thing?.kind === 'frame' ? Infinity : (thing?.end ?? Infinity);
    let at = pointer.address;
    for (
      ;
      at - pointer.address < most && at < machine.view.byteLength;
      at += 1
    ) {
      if (at >= end && thing !== undefined) {
        machine.tell('memory_unterminated', machine.describe(thing));
        return at - pointer.address;
      }
      if (machine.shadow.unset[at] !== 0) {
        machine.lastUnset = at;
        machine.tellUnset();
        return at - pointer.address;
      }
      if (this.byte(at) === 0) break;
    }
    return at - pointer.address;
  }

  /** Decodes the format string in an argument. */
  format(place: number): string {
    const pointer = this.pointer(place);
    const length = this.text(pointer);
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
  reads(pointer: Pointer, size: number, matters = false): void {
    if (size === 0 || !this.isUsable(pointer, false)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, false) || !matters) return;
    const at = this.machine.shadow.firstUnset(address, address + size);
    if (at === undefined) return;
    this.machine.lastUnset = at;
    this.machine.tellUnset();
  }

  /** Checks a write of `size` bytes, and marks them as initialized. */
  writes(pointer: Pointer, size: number): void {
    if (size === 0 || !this.isUsable(pointer, true)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, true)) return;
    this.given(address, size);
  }

  /** Marks bytes as initialized, and forgets the pointers in them. */
  given(address: number, size: number): void {
    const end = Math.min(address + size, this.machine.view.byteLength);
    this.machine.shadow.mark(address, end, false);
    this.machine.shadow.forget(address, end);
  }

  /**
   * Checks that a string of `size` bytes, terminator included, fits in its
   * array, and marks it as initialized.
   */
  writesText(pointer: Pointer, size: number): void {
    if (!this.isUsable(pointer, true)) return;
    const end = this.room(pointer);
    const thing = this.thing(pointer);
    if (end !== undefined && thing && pointer.address + size > end)
      this.machine.tell('memory_text', {
        ...this.machine.describe(thing),
        function: this.call.name,
        needs: size,
        room: Math.max(0, end - pointer.address),
      });
    this.given(pointer.address, size);
  }

  /**
   * Marks the memory object of a pointer as initialized, because the library
   * may have written all of it; 64 bytes where the variable in a frame is
   * unknown.
   */
  mayWrite(pointer: Pointer): void {
    const thing = this.thing(pointer);
    if (thing === undefined || thing.kind === 'text') return;
    if (thing.kind === 'frame') this.given(pointer.address, 64);
    else this.machine.shadow.mark(thing.start, thing.end, false);
  }

  /** Reports an argument that is uninitialized. */
  mustBeSet(place: number): void {
    if (this.call.unsets[place]) this.machine.tellUnset();
  }

  /**
   * Gives a returned pointer the origin of an argument, when both point into
   * the same memory object.
   */
  within(value: number, place: number): LibraryAnswer {
    const pointer = this.pointer(place);
    const thing = this.thing(pointer);
    const isIn =
      thing !== undefined && value >= thing.start && value <= thing.end;
    return { value, origin: value !== 0 && isIn ? pointer.origin : 0 };
  }

  newBlock(address: number, size: number): LibraryAnswer {
    if (address === 0) return { value: 0, origin: 0 };
    const origin = this.machine.things.add({
      kind: 'block',
      start: address,
      end: address + size,
      born: this.machine.place(),
    });
    return { value: address, origin };
  }
}

/** Reads the variadic arguments, as the caller laid them out in memory. */
class Arguments {
  readonly #help: Helper;
  #at: number;

  constructor(help: Helper, at: number) {
    this.#help = help;
    this.#at = at;
  }

  /**
   * Advances past an argument, and reports it on request when uninitialized.
   *
   * @returns Address of the argument.
   */
  next(size: number, matters = true): number {
    this.#at = Math.ceil(this.#at / Math.min(size, 16)) * Math.min(size, 16);
    const at = this.#at;
    this.#at += size;
    const { machine } = this.#help;
    const first = matters
      ? machine.shadow.firstUnset(at, at + size)
      : undefined;
    if (first !== undefined) machine.tellUnset();
    return at;
  }

  word(): number {
    return this.#help.machine.view.getUint32(this.next(4), true);
  }

  pointer(): Pointer {
    const at = this.next(4);
    const { machine } = this.#help;
    const address = machine.view.getUint32(at, true);
    const isKnown = machine.shadow.values[at >> 2] === (address | 0);
    const origin = isKnown ? (machine.shadow.origins[at >> 2] ?? 0) : 0;
    return { address, origin };
  }
}

const sizeOfPrinted = (letter: string, length: string): number => {
  if ('eEfFgGaA'.includes(letter)) return length === 'L' ? 16 : 8;
  return (length === 'll' || length === 'j') && letter !== 's' ? 8 : 4;
};

function checkPrinted(help: Helper, formatAt: number): void {
  const given = new Arguments(help, help.size(formatAt + 1));
  for (const one of printConversions(help.format(formatAt))) {
    const { letter, length, precision, isStarred } = one;
    if (isStarred) given.next(4);
    const most = precision === '*' ? given.word() : precision;
    if (letter === 's' && length === '') help.text(given.pointer(), most);
    else given.next(sizeOfPrinted(letter, length));
  }
}

function scan(
  help: Helper,
  formatAt: number,
  perform: () => number,
): LibraryAnswer {
  const given = new Arguments(help, help.size(formatAt + 1));
  const targets = scanConversions(help.format(formatAt)).map((conversion) => {
    const pointer = given.pointer();
    const size = sizeStored(conversion);
    if (help.isUsable(pointer, true) && size > 0)
      help.machine.check(pointer.origin, pointer.address, size, true);
    return { conversion, pointer, size };
  });
  const value = perform();
  let left = value;
  for (const { conversion, pointer, size } of targets) {
    if (left <= 0) break;
    if (conversion.letter !== 'n') left -= 1;
    if (size > 0) {
      if (conversion.letter === 'c') help.mayWrite(pointer);
      help.given(pointer.address, size);
      continue;
    }
    let length = 0;
    while (help.byte(pointer.address + length) !== 0) length += 1;
    help.writesText(pointer, length + 1);
  }
  return { value, origin: 0 };
}

const plain = (value: number): LibraryAnswer => ({ value, origin: 0 });

function release(help: Helper, pointer: Pointer): boolean {
  const thing = help.givenBack(pointer);
  if (pointer.address === 0 || thing === undefined) return true;
  const { machine } = help;
  const details = machine.describe(thing);
  if (thing.kind !== 'block') {
    machine.tell('memory_bad_free', details);
    return false;
  }
  if (!thing.isAlive) {
    machine.tell('memory_double_free', details);
    return false;
  }
  if (pointer.address !== thing.start) {
    machine.tell('memory_bad_free', {
      ...details,
      thing: 'middle',
      offset: pointer.address - thing.start,
    });
    return false;
  }
  return true;
}

function bury(help: Helper, thing: Thing | undefined): void {
  if (thing === undefined) return;
  thing.isAlive = false;
  thing.freed = help.machine.place();
  help.machine.shadow.mark(thing.start, thing.end, false);
}

const allocate =
  (size: (help: Helper) => number, isSet: boolean): Model =>
  (help, perform) => {
    const bytes = size(help);
    const address = perform() >>> 0;
    if (address !== 0) {
      help.machine.shadow.mark(address, address + bytes, !isSet);
      help.machine.shadow.forget(address, address + bytes);
    }
    return help.newBlock(address, bytes);
  };

const resize: Model = (help, perform) => {
  const pointer = help.pointer(0);
  const size = help.size(1);
  const old = help.givenBack(pointer);
  if (!release(help, pointer)) return { value: 0, origin: 0 };
  const { shadow } = help.machine;
  const oldSize = old === undefined ? size : old.end - old.start;
  const kept = Math.min(size, oldSize);
  const unset = shadow.unset.slice(pointer.address, pointer.address + kept);
  const words = (all: Int32Array) =>
    all.slice(pointer.address >> 2, (pointer.address + kept) >> 2);
  const origins = words(shadow.origins);
  const values = words(shadow.values);
  const address = perform() >>> 0;
  if (address === 0) return { value: 0, origin: 0 };
  if (pointer.address !== 0) bury(help, old);
  shadow.mark(address, address + size, true);
  if (pointer.address !== 0) {
    shadow.unset.set(unset, address);
    shadow.origins.set(origins, address >> 2);
    shadow.values.set(values, address >> 2);
  }
  return help.newBlock(address, size);
};

/** Models `strcpy`, `strncpy` and, with `appends`, `strcat` and `strncat`. */
const copyText =
  (appends: boolean, isLimited: boolean): Model =>
  (help, perform) => {
    const [to, from] = [help.pointer(0), help.pointer(1)];
    const most = isLimited ? help.size(2) : Infinity;
    const length = help.text(from, most);
    const before = appends ? help.text(to) : 0;
    const size =
      isLimited && !appends ? most : Math.min(length, most) + 1 + before;
    if (size > 0) help.writesText(to, size);
    return help.within(perform() >>> 0, 0);
  };

const copyBytes: Model = (help, perform) => {
  const [to, from] = [help.pointer(0), help.pointer(1)];
  const size = help.size(2);
  const { shadow } = help.machine;
  help.reads(from, size);
  const isCopied =
    size > 0 &&
    help.isUsable(to, true) &&
    help.machine.check(to.origin, to.address, size, true);
  if (isCopied) shadow.copy(to.address, from.address, size);
  return help.within(perform() >>> 0, 0);
};

const fillBytes: Model = (help, perform) => {
  help.writes(help.pointer(0), help.size(2));
  return help.within(perform() >>> 0, 0);
};

/** Models a function that reads the strings in some arguments. */
const readTexts =
  (...places: readonly number[]): Model =>
  (help, perform) => {
    for (const place of places) help.text(help.pointer(place));
    return help.within(perform(), 0);
  };

/** Checks the access to the array that `qsort` or `bsearch` walks. */
function checkElements(
  help: Helper,
  array: number,
  count: number,
  isWrite: boolean,
): void {
  const pointer = help.pointer(array);
  const size = help.size(count) * help.size(count + 1);
  if (size > 0 && help.isUsable(pointer, isWrite))
    help.machine.check(pointer.origin, pointer.address, size, isWrite);
}

const printTo =
  (formatAt: number): Model =>
  (help, perform) => {
    checkPrinted(help, formatAt);
    return plain(perform());
  };

const models: Readonly<Record<string, Model | undefined>> = {
  malloc: allocate((help) => help.size(0), false),
  calloc: allocate((help) => help.size(0) * help.size(1), true),
  aligned_alloc: allocate((help) => help.size(1), false),
  realloc: resize,
  free: (help, perform) => {
    const pointer = help.pointer(0);
    help.mustBeSet(0);
    if (help.call.unsets[0]) return help.machine.end();
    if (!release(help, pointer)) return plain(0);
    bury(help, help.givenBack(pointer));
    perform();
    return plain(0);
  },
  strdup: (help, perform) => {
    const length = help.text(help.pointer(0));
    return help.newBlock(perform() >>> 0, length + 1);
  },
  strndup: (help, perform) => {
    const length = help.text(help.pointer(0), help.size(1));
    return help.newBlock(perform() >>> 0, length + 1);
  },
  strlen: readTexts(0),
  strcmp: readTexts(0, 1),
  strchr: readTexts(0),
  strrchr: readTexts(0),
  strstr: readTexts(0, 1),
  strpbrk: readTexts(0, 1),
  strspn: readTexts(0, 1),
  strcspn: readTexts(0, 1),
  puts: readTexts(0),
  perror: readTexts(0),
  fputs: readTexts(0),
  fopen: readTexts(0, 1),
  remove: readTexts(0),
  atoi: readTexts(0),
  atol: readTexts(0),
  atoll: readTexts(0),
  atof: readTexts(0),
  strtol: (help, perform) => {
    help.text(help.pointer(0));
    help.mayWrite(help.pointer(1));
    return plain(perform());
  },
  strtok: (help, perform) => {
    if (help.size(0) !== 0) {
      help.text(help.pointer(0));
      help.isUsable(help.pointer(0), true);
    }
    help.text(help.pointer(1));
    return help.within(perform() >>> 0, 0);
  },
  strncmp: (help, perform) => {
    const most = help.size(2);
    for (const place of [0, 1]) {
      const pointer = help.pointer(place);
      const thing = help.thing(pointer);
      const room =
        thing && thing.kind !== 'frame' ? thing.end - pointer.address : 0;
      help.text(pointer, thing ? Math.min(most, Math.max(room, 0)) : most);
    }
    return plain(perform());
  },
  memcmp: (help, perform) => {
    for (const place of [0, 1]) help.reads(help.pointer(place), help.size(2));
    return plain(perform());
  },
  strcpy: copyText(false, false),
  strcat: copyText(true, false),
  strncpy: copyText(false, true),
  strncat: copyText(true, true),
  memcpy: copyBytes,
  memmove: copyBytes,
  memset: fillBytes,
  printf: printTo(0),
  fprintf: printTo(1),
  sprintf: (help, perform) => {
    checkPrinted(help, 1);
    const length = perform();
    if (length >= 0) help.writesText(help.pointer(0), length + 1);
    return plain(length);
  },
  snprintf: (help, perform) => {
    checkPrinted(help, 2);
    const length = perform();
    const size = Math.min(length + 1, help.size(1));
    if (length >= 0 && size > 0) help.writesText(help.pointer(0), size);
    return plain(length);
  },
  scanf: (help, perform) => scan(help, 0, perform),
  sscanf: (help, perform) => {
    help.text(help.pointer(0));
    return scan(help, 1, perform);
  },
  fscanf: (help, perform) => scan(help, 1, perform),
  fgets: (help, perform) => {
    const pointer = help.pointer(0);
    if (!help.isUsable(pointer, true)) return help.machine.end();
    const value = perform() >>> 0;
    if (value !== 0) {
      const most = help.size(1);
      let length = 0;
      while (length < most - 1 && help.byte(pointer.address + length) !== 0)
        length += 1;
      help.writesText(pointer, length + 1);
    }
    return help.within(value, 0);
  },
  fread: (help, perform) => {
    const wanted = help.size(1) * help.size(2);
    const items = perform();
    const size = Math.min(wanted, items * help.size(1));
    help.mayWrite(help.pointer(0));
    if (size > 0) help.writes(help.pointer(0), size);
    return plain(items);
  },
  qsort: (help, perform) => {
    checkElements(help, 0, 1, true);
    const pointer = help.pointer(0);
    perform();
    // Sorting moved the bytes natively, so which ones are uninitialized is
    // unknown.
    help.mayWrite(pointer);
    return plain(0);
  },
  bsearch: (help, perform) => {
    checkElements(help, 1, 2, false);
    return help.within(perform() >>> 0, 1);
  },
  fwrite: (help, perform) => {
    help.reads(help.pointer(0), help.size(1) * help.size(2));
    return plain(perform());
  },
};

/**
 * True for functions that the compiler inserts (`__…`), and for those that
 * forward the arguments of another (`v…`).
 */
const isInner = (name: string) => name.startsWith('__') || name.startsWith('v');

/** Library functions that keep a pointer that they receive. */
const keepers = new Set(['setvbuf', 'setbuf', 'putenv']);

/**
 * Calls a library function without a model, which may write wherever its
 * arguments point.
 */
function callUnknown(
  help: Helper,
  perform: () => Value | undefined,
): LibraryAnswer {
  const { name, parameters, origins } = help.call;
  parameters.forEach((type, place) => {
    if (!isInner(name)) help.mustBeSet(place);
    if (type !== 0x7f || !origins[place]) return;
    const pointer = help.pointer(place);
    const thing = help.thing(pointer);
    if (thing && !thing.isAlive) help.isUsable(pointer, false);
    if (thing && keepers.has(name)) thing.escaped = true;
    help.mayWrite(pointer);
  });
  const value = perform();
  parameters.forEach((type, place) => {
    if (type === 0x7f && origins[place]) help.mayWrite(help.pointer(place));
  });
  if (typeof value !== 'number') return { value, origin: 0 };
  for (let place = 0; place < parameters.length; place += 1) {
    const answer = help.within(value >>> 0, place);
    if (answer.origin > 0) return { value, origin: answer.origin };
  }
  return { value, origin: 0 };
}

/**
 * Calls a library function for the learner's code, and checks what it does with
 * memory.
 */
export function callLibrary(
  machine: Watcher,
  call: LibraryCall,
  perform: Perform,
): LibraryAnswer {
  const help = new Helper(machine, call);
  const run = () => perform(call.values);
  const model = models[call.name];
  if (model === undefined) return callUnknown(help, run);
  return model(help, () => Number(run() ?? 0));
}
