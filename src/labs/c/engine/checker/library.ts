import type { Place } from '../types';
import { endOfText } from './layout';
import { printConversions, scanConversions, sizeStored } from './format';
import type { Shadow } from './shadow';
import type { Thing, Things } from './things';

type Value = number | bigint;

/** A call of the library by the learner's code. */
export interface LibraryCall {
  readonly name: string;
  readonly values: readonly Value[];
  /** What each argument points into. */
  readonly origins: readonly number[];
  /** Not 0 for an argument without a value. */
  readonly unsets: readonly number[];
  /** Types, as the format has them. */
  readonly parameters: readonly number[];
}

/** What the library gave back, and what that points into. */
export interface LibraryAnswer {
  readonly value: Value | undefined;
  readonly origin: number;
}

/** What runs the learner's code, as the library knows it. */
interface Watcher {
  readonly things: Things;
  readonly shadow: Shadow;
  readonly view: DataView;
  /** Where the byte without a value is that was met last. */
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

/** A pointer handed to the library. */
interface Pointer {
  readonly address: number;
  readonly origin: number;
}

type Perform = (values: readonly Value[]) => Value | undefined;

/** A function of the library: what it does with memory, before and after it does it. */
type Model = (help: Helper, perform: () => number) => LibraryAnswer;

/** Looks at what the library is handed. */
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

  /** What is given back: the library may have moved the pointer, as `qsort` does. */
  givenBack(pointer: Pointer): Thing | undefined {
    return this.thing(pointer) ?? this.machine.things.blockAt(pointer.address);
  }

  /** A pointer that is read or written must point somewhere. */
  isUsable(pointer: Pointer, isWrite: boolean): boolean {
    const thing = this.thing(pointer);
    if (thing?.isAlive !== false && pointer.address >= 1024)
      return !(isWrite && thing?.kind === 'text')
        ? true
        : this.machine.check(pointer.origin, pointer.address, 1, true);
    return this.machine.check(pointer.origin, pointer.address, 1, isWrite);
  }

  /** Where what a text may fill ends; nothing when that is not known. */
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

  /** Letters up to the zero that ends a text; what is wrong with it is told. */
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

  /** The text of a format. */
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

  /** Bytes that are read: each must have a value when `matters`. */
  reads(pointer: Pointer, size: number, matters = false): void {
    if (size === 0 || !this.isUsable(pointer, false)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, false) || !matters) return;
    const at = this.machine.shadow.firstUnset(address, address + size);
    if (at === undefined) return;
    this.machine.lastUnset = at;
    this.machine.tellUnset();
  }

  /** Bytes that are written. */
  writes(pointer: Pointer, size: number): void {
    if (size === 0 || !this.isUsable(pointer, true)) return;
    const { address, origin } = pointer;
    if (!this.machine.check(origin, address, size, true)) return;
    this.given(address, size);
  }

  /** Has a value from now on. */
  given(address: number, size: number): void {
    const end = Math.min(address + size, this.machine.view.byteLength);
    this.machine.shadow.mark(address, end, false);
    this.machine.shadow.forget(address, end);
  }

  /** A text of so many bytes, its end included, that must fit where it goes. */
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

  /** All that a pointer leads to may have been written. */
  mayWrite(pointer: Pointer): void {
    const thing = this.thing(pointer);
    if (thing === undefined || thing.kind === 'text') return;
    if (thing.kind === 'frame') this.given(pointer.address, 64);
    else this.machine.shadow.mark(thing.start, thing.end, false);
  }

  /** An argument that must have a value. */
  mustBeSet(place: number): void {
    if (this.call.unsets[place]) this.machine.tellUnset();
  }

  /** The same pointer, when what came back points into the same thing. */
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

/** Reads the arguments after the named ones, as the caller laid them out. */
class Arguments {
  readonly #help: Helper;
  #at: number;

  constructor(help: Helper, at: number) {
    this.#help = help;
    this.#at = at;
  }

  /** @returns Where the next one is; its value is looked at when it `matters`. */
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

/** A copy of a text into another, from its end on when `appends`. */
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

/** Reads the texts of some arguments. */
const readTexts =
  (...places: readonly number[]): Model =>
  (help, perform) => {
    for (const place of places) help.text(help.pointer(place));
    return help.within(perform(), 0);
  };

/** Elements of an array that the library goes through, as many as it is told. */
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
    // The comparison may be no longer where it was: the library moved all of it.
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

/** What the compiler puts in by itself, and what hands on what it was handed. */
const isInner = (name: string) => name.startsWith('__') || name.startsWith('v');

/** Of the library, what keeps what it is handed. */
const keepers = new Set(['setvbuf', 'setbuf', 'putenv']);

/** A function about which only this is known: it may write wherever it is pointed. */
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

/** Calls a function of the library as the learner's code asked, and looks at what it does. */
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
