import type { Place, RuntimeFinding } from '../types';
import { ProgramEnded } from '../runner/errors';
import { getTypeSize } from '../tracer/dwarf/types';
import type { CodeRange } from '../tracer/dwarf/entries';
import type { ProgramInfo } from '../tracer/dwarf/program';
import { readDataSegments } from '../tracer/wasm/module';
import type { WasmModule } from '../tracer/wasm/module';
import { decodeFunctions, WORDS_PER_INSTRUCTION } from './decode';
import type { DecodedFunction, ConstantPool } from './decode';
import { getExportName } from './detach';
import { createFrameLayout, createStaticLayout } from './layout';
import type { Layout, Region } from './layout';
import { callLibrary } from './library';
import * as numeric from './numeric';
import { ShadowMemory } from './shadow';
import { MemoryObjects } from './memoryObjects';
import type { MemoryObject, OpenFile } from './memoryObjects';
import type { Budget } from './types';

/** Maximum findings of a run: further ones are consequences of the first. */
const mostFindings = 5;
/** Lowest address in use: an access below it is through a null pointer. */
const lowest = 1024;
/**
 * Maximum size of the program's memory, in bytes: its shadow memory takes three
 * times as much, and a phone has no more to spare.
 */
const mostMemory = 32 * 1024 * 1024;
const firstSlots = 1 << 16;
const mostSlots = 1 << 21;
const lookAtClockEach = 8192;
/**
 * Origin of a constant, which is no pointer; added to the address of a frame,
 * it gives the address of a variable.
 */
const constant = -1;

/** Function of the learner's program, decoded for the machine. */
interface Own {
  readonly index: number;
  readonly decoded: DecodedFunction;
  readonly name: string;
  readonly layout: Layout;
  readonly frameLocal: number;
}

/** Call frame of one of the learner's functions. */
interface Call {
  readonly own: Own;
  readonly base: number;
  /** Stack pointer at the call, restored when the call returns. */
  readonly top: number;
  pc: number;
  thing: number;
  things: Map<Region, number> | undefined;
}

type Native = (...values: (number | bigint)[]) => number | bigint | undefined;

/**
 * Interpreter of the learner's functions. Tracks, for each value, its
 * uninitialized bits and the memory object that it points into. The library
 * runs natively; `callLibrary` knows, by the name of a function, what it does
 * with the program's memory.
 */
export class Machine {
  readonly memoryObjects = new MemoryObjects();
  readonly shadow = new ShadowMemory();
  readonly findings = new Map<string, RuntimeFinding>();
  /** Open files, by the address of their stream. */
  readonly openFiles = new Map<number, OpenFile>();
  /** Address of the last uninitialized byte that was read. */
  lastUnset = 0;
  readonly #module: WasmModule;
  readonly #budget: Budget;
  readonly #pool: ConstantPool = { wide: [], floating: [], tables: [] };
  readonly #own = new Map<number, Own>();
  readonly #statics: Layout;
  readonly #staticThings = new Map<number, number>();
  readonly #regionThings = new Map<Region, number>();
  readonly #rows: ProgramInfo['rows'];
  readonly #calls: Call[] = [];
  readonly #natives = new Map<number, Native>();
  #exports: WebAssembly.Exports = {};
  #pointer: WebAssembly.Global | undefined;
  #stack = 0;
  #slots = firstSlots;
  #buffer = new ArrayBuffer(firstSlots * 8);
  #unsetBuffer = new ArrayBuffer(firstSlots * 8);
  #origins = new Int32Array(firstSlots);
  #top = 0;
  #at = 0;
  #steps = 0;
  #deadline = 0;
  #isSpent = false;
  memory: WebAssembly.Memory | undefined;
  view = new DataView(new ArrayBuffer(0));

  constructor(module: WasmModule, info: ProgramInfo, budget: Budget) {
    this.#module = module;
    this.#budget = budget;
    this.#statics = createStaticLayout(info, readDataSegments(module.sections));
    this.#rows = [...info.rows]
      .filter(({ line }) => line > 0)
      .sort((left, right) => left.address - right.address);
    const starts = new Map(
      [...module.codeOffsets].map(([index, start]) => [start, index]),
    );
    const indices = info.functions.flatMap((functionInfo) => {
      const index = starts.get(functionInfo.range[0]);
      return index === undefined ? [] : [{ index, found: functionInfo }];
    });
    const decoded = decodeFunctions(
      module,
      indices.map(({ index }) => index),
      this.#pool,
    );
    for (const { index, found } of indices) {
      const body = decoded.get(index);
      if (body === undefined) continue;
      this.#own.set(index, {
        index,
        decoded: body,
        name: found.name,
        layout: createFrameLayout(found),
        frameLocal: found.frameLocal ?? -1,
      });
    }
  }

  /** Indices of the learner's functions, which the machine interprets. */
  get own(): readonly number[] {
    return [...this.#own.keys()];
  }

  /**
   * True when the machine stopped before the program ended: over a limit, or at
   * an instruction that it does not support.
   */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /**
   * Returns the indices of the library functions that the learner's may call,
   * directly or through the table.
   */
  offered(): number[] {
    const calledIndexes = new Set<number>(this.#module.table.values());
    for (const { decoded } of this.#own.values())
      for (let pc = 0; pc < decoded.code.length; pc += WORDS_PER_INSTRUCTION)
        if (decoded.code[pc] === 0x10)
          calledIndexes.add(decoded.code[pc + 1] ?? 0);
    return [...calledIndexes].filter((index) => !this.#own.has(index));
  }

  /** Creates the functions that a detached program imports, by name. */
  imports(): WebAssembly.ModuleImports {
    return Object.fromEntries(
      [...this.#own.values()].map((ownFunction, place) => [
        String(place),
        (...values: (number | bigint)[]) => this.#called(ownFunction, values),
      ]),
    );
  }

  attach({ exports }: WebAssembly.Instance): void {
    this.#exports = exports;
    this.memory = exports['memory'] as WebAssembly.Memory;
    this.#pointer = exports['__stack_pointer'] as WebAssembly.Global;
    this.#deadline = performance.now() + this.#budget.ms;
    this.#look();
  }

  /** Updates the view and the shadow memory, because memory may have grown. */
  #look(): void {
    const buffer = this.memory?.buffer;
    if (buffer === undefined || this.view.buffer === buffer) return;
    if (buffer.byteLength > mostMemory) this.#giveUp();
    this.view = new DataView(buffer);
    this.shadow.growTo(buffer.byteLength);
  }

  #called(ownFunction: Own, values: readonly (number | bigint)[]) {
    this.#look();
    const stack = this.#stack;
    this.#stack = Number(this.#pointer?.value ?? 0);
    const position = this.#at;
    const floor = this.#calls.length;
    const start = this.#top;
    this.#reserve(ownFunction);
    const numbers = new Float64Array(this.#buffer);
    const narrow = new Int32Array(this.#buffer);
    const wideView = new BigInt64Array(this.#buffer);
    ownFunction.decoded.type.parameters.forEach((type, place) => {
      const slot = start + place;
      const value = values[place] ?? 0;
      if (typeof value === 'bigint') wideView[slot] = value;
      else if (type === 0x7f) narrow[slot * 2] = value;
      else numbers[slot] = value;
      this.#know(slot);
    });
    this.#top = start + ownFunction.decoded.type.parameters.length;
    this.#enter(ownFunction);
    this.#run(floor);
    this.#top = start;
    this.#at = position;
    this.#stack = stack;
    const [result] = ownFunction.decoded.type.results;
    if (result === 0x7e) return new BigInt64Array(this.#buffer)[start];
    if (result === 0x7f) return new Int32Array(this.#buffer)[start * 2];
    return result === undefined
      ? undefined
      : new Float64Array(this.#buffer)[start];
  }

  /**
   * Marks a slot as initialized and of unknown origin: its value comes from
   * code that the machine does not interpret.
   */
  #know(slot: number): void {
    new Int32Array(this.#unsetBuffer).fill(0, slot * 2, slot * 2 + 2);
    this.#origins[slot] = 0;
  }

  #reserve({ decoded }: Own): void {
    const neededSlots =
      this.#top + decoded.localCount + decoded.stackSlots + 64;
    if (neededSlots <= this.#slots) return;
    if (neededSlots > mostSlots) this.#giveUp();
    const grow = (buffer: ArrayBuffer) => {
      const larger = new ArrayBuffer(buffer.byteLength * 2);
      new Uint8Array(larger).set(new Uint8Array(buffer));
      return larger;
    };
    this.#slots *= 2;
    this.#buffer = grow(this.#buffer);
    this.#unsetBuffer = grow(this.#unsetBuffer);
    const origins = new Int32Array(this.#slots);
    origins.set(this.#origins);
    this.#origins = origins;
  }

  /** Pushes a call frame; the arguments are on top of the operand stack. */
  #enter(ownFunction: Own): void {
    const { localCount, type } = ownFunction.decoded;
    const base = this.#top - type.parameters.length;
    this.#top = base + localCount;
    const firstLocal = base + type.parameters.length;
    new Int32Array(this.#buffer).fill(0, firstLocal * 2, this.#top * 2);
    new Int32Array(this.#unsetBuffer).fill(0, firstLocal * 2, this.#top * 2);
    this.#origins.fill(0, firstLocal, this.#top);
    this.#calls.push({
      own: ownFunction,
      base,
      top: this.#stack,
      pc: 0,
      thing: 0,
      things: undefined,
    });
  }

  #leave(call: Call): void {
    if (call.thing > 0) this.memoryObjects.get(call.thing).isAlive = false;
    for (const number of call.things?.values() ?? [])
      this.memoryObjects.get(number).isAlive = false;
    if (this.#stack < call.top) this.#setStack(call.top);
  }

  #giveUp(): never {
    this.#isSpent = true;
    throw new ProgramEnded({ kind: 'stopped' });
  }

  #tick(): void {
    this.#steps += 1;
    if (this.#steps % lookAtClockEach !== 0) return;
    if (this.#steps > this.#budget.steps || performance.now() > this.#deadline)
      this.#giveUp();
  }

  /**
   * Ends the program after a fault that would have ended it in Linux.
   *
   * @throws {ProgramEnded} always.
   */
  end(): never {
    throw new ProgramEnded({ kind: 'stopped' });
  }

  /** Returns the place in the source of the current instruction. */
  place(): Place {
    let low = 0;
    let high = this.#rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#rows[middle]?.address ?? 0) <= this.#at) low = middle;
      else high = middle - 1;
    }
    const row = this.#rows[low];
    return {
      file: (row?.file ?? '').replace(/^\.\//, ''),
      line: row?.line ?? 0,
      column: Math.max(row?.column ?? 1, 1),
    };
  }

  /**
   * Records a finding, unless the line already has one of the same check or the
   * maximum is reached.
   */
  tell(
    check: string,
    details: Readonly<Record<string, string | number>>,
    place = this.place(),
  ): void {
    const key = `${check}:${place.file}:${place.line}`;
    if (this.findings.has(key) || this.findings.size >= mostFindings) return;
    this.findings.set(key, {
      check,
      place,
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, String(value)]),
      ),
    });
  }

  #setStack(value: number): void {
    const { low, high } =
      value < this.#stack
        ? { low: value, high: this.#stack }
        : { low: this.#stack, high: value };
    if (low > 0 && high <= this.#module.stackTop) {
      this.shadow.markRange(low, high, value < this.#stack);
      this.shadow.forgetPointers(low, high);
    }
    this.#stack = value;
  }

  #thingOfCall(call: Call): number {
    if (call.thing === 0)
      call.thing = this.memoryObjects.add({
        kind: 'frame',
        start: 0,
        end: Infinity,
        owner: call.own.name,
      });
    return call.thing;
  }

  /**
   * Returns the number of the variable at an address in the frame of a call, or
   * that of the frame when no variable is there.
   */
  #variable(call: Call, address: number): number {
    const { own, base } = call;
    if (own.frameLocal < 0) return call.thing;
    const frame =
      new Int32Array(this.#buffer)[(base + own.frameLocal) * 2] ?? 0;
    const region = own.layout.findRegion(address - frame);
    if (region === undefined) return call.thing;
    call.things ??= new Map<Region, number>();
    const knownOrigin = call.things.get(region);
    if (knownOrigin !== undefined) return knownOrigin;
    const { block } = region;
    const number = this.memoryObjects.add({
      ...region,
      ...(block && { isOpen: () => this.#isIn(block, call) }),
      start: frame + region.start,
      ...(region.lowest !== undefined && { lowest: frame + region.lowest }),
      end: frame + region.end,
      owner: own.name,
    });
    call.things.set(region, number);
    return number;
  }

  /** Returns true when a call is at an instruction within these code ranges. */
  #isIn(ranges: readonly CodeRange[], call: Call): boolean {
    const position =
      call === this.#calls[this.#calls.length - 1]
        ? this.#at
        : (call.own.decoded.code[call.pc - 1] ?? 0);
    for (const [start, end] of ranges)
      if (position >= start && position < end) return true;
    return false;
  }

  /**
   * Returns the number of the memory object that a value points into once it
   * leaves the expression that computed it: a variable instead of its frame; 0
   * when it points into none.
   */
  #meant(call: Call | undefined, origin: number, value: number): number {
    if (origin <= 0) return 0;
    return origin === call?.thing ? this.#variable(call, value) : origin;
  }

  /**
   * Returns the number of the static variable or string literal that a constant
   * points into; 0 when there is none.
   */
  static(address: number): number {
    if (address < this.#module.stackTop || address >= this.#statics.end + 1)
      return 0;
    const knownOrigin = this.#staticThings.get(address);
    if (knownOrigin !== undefined) return knownOrigin;
    const region = this.#statics.findRegion(address);
    let number = region === undefined ? 0 : this.#regionThings.get(region);
    if (number === undefined && region !== undefined) {
      number = this.memoryObjects.add(region);
      this.#regionThings.set(region, number);
    }
    this.#staticThings.set(address, number ?? 0);
    return number ?? 0;
  }

  /** Finds the local variable or the block that holds a byte of memory. */
  holder(address: number): Partial<MemoryObject> | undefined {
    for (const call of [...this.#calls].reverse()) {
      const { own, base } = call;
      if (own.frameLocal < 0) continue;
      const frame =
        new Int32Array(this.#buffer)[(base + own.frameLocal) * 2] ?? 0;
      const region = own.layout.regions.find(
        ({ start, end }) => address >= frame + start && address < frame + end,
      );
      if (region !== undefined) return region;
    }
    return this.memoryObjects
      .listBlocks()
      .findLast(({ start, end }) => address >= start && address < end);
  }

  /** Returns the regions of the global and static variables. */
  globals(): readonly Region[] {
    return this.#statics.regions.filter(({ kind }) => kind === 'variable');
  }

  /** Returns the range of the stack in use, empty once `main` has returned. */
  stackInUse(): { start: number; end: number } {
    return this.#calls.length === 0
      ? { start: 0, end: 0 }
      : { start: this.#stack, end: this.#module.stackTop };
  }

  /**
   * Checks an access through a pointer, which must fit in the memory object
   * that the pointer points into.
   *
   * @param origin Number of that memory object; 0 or less when unknown.
   * @returns False when the access is a fault, which is reported.
   * @throws {ProgramEnded} when a pointer of unknown origin is null.
   * @throws {WebAssembly.RuntimeError} when a pointer of unknown origin is out
   * of bounds.
   */
  check(
    origin: number,
    address: number,
    size: number,
    isWrite: boolean,
  ): boolean {
    if (origin <= 0) {
      if (address + size > this.view.byteLength)
        throw new WebAssembly.RuntimeError('memory access out of bounds');
      if (address >= lowest) return true;
      this.tell('memory_null', { access: isWrite ? 'write' : 'read' });
      return this.end();
    }
    const memoryObject = this.memoryObjects.get(origin);
    if (!memoryObject.isAlive) {
      this.#tellDead(memoryObject, isWrite);
      return false;
    }
    if (memoryObject.isOpen?.() === false) {
      const access = isWrite ? 'write' : 'read';
      this.tell('memory_closed', { access, name: memoryObject.name });
      return false;
    }
    if (memoryObject.kind === 'text' && isWrite) {
      this.tell('memory_literal', { text: this.textOf(memoryObject) });
      return false;
    }
    if (
      address >= (memoryObject.lowest ?? memoryObject.start) &&
      address + size <= memoryObject.end
    )
      return true;
    this.tellOutside(memoryObject, address, size, isWrite);
    return false;
  }

  #tellDead(memoryObject: MemoryObject, isWrite: boolean): void {
    const access = isWrite ? 'write' : 'read';
    if (memoryObject.kind === 'block')
      this.tell('memory_freed', { access, ...this.describe(memoryObject) });
    else
      this.tell('memory_expired', {
        access,
        name: memoryObject.name,
        owner: memoryObject.owner ?? '',
      });
  }

  tellOutside(
    memoryObject: MemoryObject,
    address: number,
    size: number,
    isWrite: boolean,
  ): void {
    const { type, start, end } = memoryObject;
    const element = type?.kind === 'array' ? getTypeSize(type.element) : size;
    this.tell('memory_outside', {
      access: isWrite ? 'write' : 'read',
      ...this.describe(memoryObject),
      index: Math.floor((address - start) / Math.max(element, 1)),
      count: Math.floor((end - start) / Math.max(element, 1)),
      last: Math.floor((end - start) / Math.max(element, 1)) - 1,
      after: Math.max(0, address + size - end),
    });
  }

  /** Returns the details of a memory object that fill the texts of a card. */
  describe(memoryObject: MemoryObject): Record<string, string | number> {
    const { kind, name, type, start, end, allocatedAt, freedAt } = memoryObject;
    return {
      thing: kind === 'variable' && type?.kind === 'array' ? 'array' : kind,
      name,
      type: type?.name ?? '',
      size: end - start,
      born: allocatedAt?.line ?? '',
      freed: freedAt?.line ?? '',
      ...(kind === 'text' && { text: this.textOf(memoryObject) }),
    };
  }

  textOf({ start, end }: MemoryObject): string {
    const bytes = new Uint8Array(this.view.buffer, start, end - start - 1);
    return new TextDecoder().decode(bytes.slice(0, 40));
  }

  /** Reports the use of an uninitialized value. */
  tellUnset(): void {
    const holder = this.holder(this.lastUnset);
    this.tell('memory_unset', {
      thing: holder?.kind ?? 'other',
      name: holder?.name ?? '',
      size: (holder?.end ?? 0) - (holder?.start ?? 0),
      born: holder?.allocatedAt?.line ?? '',
    });
  }

  #native(index: number): Native {
    const knownNative = this.#natives.get(index);
    if (knownNative !== undefined) return knownNative;
    const native = this.#exports[getExportName(index)] as Native;
    this.#natives.set(index, native);
    return native;
  }

  /**
   * Calls a library function, whose arguments are on top of the operand stack,
   * and pushes its result.
   */
  #callNative(index: number): void {
    const { functionTypes, types, names } = this.#module;
    const { parameters = [], results = [] } =
      types[functionTypes[index] ?? 0] ?? {};
    const start = this.#top - parameters.length;
    const narrow = new Int32Array(this.#buffer);
    const numbers = new Float64Array(this.#buffer);
    const wideView = new BigInt64Array(this.#buffer);
    const unset = new Int32Array(this.#unsetBuffer);
    const values = parameters.map((type, place) => {
      const slot = start + place;
      if (type === 0x7f) return narrow[slot * 2] ?? 0;
      return (type === 0x7e ? wideView[slot] : numbers[slot]) ?? 0;
    });
    const call = this.#calls.at(-1);
    const origins = parameters.map((_, place) =>
      this.#meant(
        call,
        this.#origins[start + place] ?? 0,
        Number(values[place]),
      ),
    );
    const unsets = parameters.map(
      (_, place) =>
        (unset[(start + place) * 2] ?? 0) |
        (unset[(start + place) * 2 + 1] ?? 0),
    );
    const answer = callLibrary(
      this,
      { name: names.get(index) ?? '', values, origins, unsets, parameters },
      (callValues) => {
        if (this.#pointer) this.#pointer.value = this.#stack;
        const result = this.#native(index)(...callValues);
        this.#look();
        return result;
      },
    );
    this.#top = start;
    const [result] = results;
    if (result === undefined) return;
    const { value = 0, origin } = answer;
    if (typeof value === 'bigint')
      new BigInt64Array(this.#buffer)[start] = value;
    else if (result === 0x7f) new Int32Array(this.#buffer)[start * 2] = value;
    else new Float64Array(this.#buffer)[start] = value;
    this.#know(start);
    this.#origins[start] = origin;
    this.#top = start + 1;
  }

  /** Interprets instructions until only `floor` call frames are left. */
  #run(floor: number): void {
    let I = new Int32Array(this.#buffer);
    let F = new Float64Array(this.#buffer);
    let L = new BigInt64Array(this.#buffer);
    let U = new Int32Array(this.#unsetBuffer);
    let W = new BigInt64Array(this.#unsetBuffer);
    let P = this.#origins;
    let call = this.#calls[this.#calls.length - 1] as Call;
    let code = call.own.decoded.code;
    let locals = call.base + call.own.decoded.localCount;
    let pc = 0;
    let sp = this.#top;
    const { shadow } = this;
    /**
     * Address of the last 8-byte integer load, which may have held two
     * pointers; -1 before the first one.
     */
    let wideFrom = -1;
    const { floating, wide, tables } = this.#pool;
    const staticStart = this.#module.stackTop;
    const staticEnd = this.#statics.end;
    const { stackPointer } = this.#module;

    const reload = () => {
      I = new Int32Array(this.#buffer);
      F = new Float64Array(this.#buffer);
      L = new BigInt64Array(this.#buffer);
      U = new Int32Array(this.#unsetBuffer);
      W = new BigInt64Array(this.#unsetBuffer);
      P = this.#origins;
      call = this.#calls[this.#calls.length - 1] as Call;
      code = call.own.decoded.code;
      locals = call.base + call.own.decoded.localCount;
      pc = call.pc;
      sp = this.#top;
    };
    const copy = (target: number, source: number) => {
      const [t, f] = [target * 2, source * 2];
      I[t] = I[f] as number;
      I[t + 1] = I[f + 1] as number;
      U[t] = U[f] as number;
      U[t + 1] = U[f + 1] as number;
      P[target] = P[source] as number;
    };
    const jump = (target: number, carriedResults: number) => {
      if (target < pc) {
        this.#at = code[pc - 1] as number;
        this.#tick();
      }
      const targetSlot = locals + (carriedResults >> 1);
      if ((carriedResults & 1) !== 0) {
        copy(targetSlot, sp - 1);
        sp = targetSlot + 1;
      } else sp = targetSlot;
      pc = target;
    };
    /**
     * Returns the address that an instruction reads or writes; `-1 - address`
     * when the access is a fault.
     */
    const resolveAddress = (
      slot: number,
      offset: number,
      size: number,
      isWrite: boolean,
    ) => {
      const address = (I[slot * 2] as number) >>> 0;
      const byteAddress = address + (offset >>> 0);
      this.#at = code[pc - 1] as number;
      if (U[slot * 2] !== 0) {
        this.tellUnset();
        this.end();
      }
      let origin = P[slot] as number;
      if (origin <= 0 && offset >= staticStart) origin = this.static(offset);
      return this.check(origin, byteAddress, size, isWrite)
        ? byteAddress
        : -1 - byteAddress;
    };
    /**
     * Returns the address to read, also after a fault; ends the program when it
     * is outside of memory.
     */
    const requireReadable = (foundAddress: number, size: number) => {
      const readAddress = foundAddress < 0 ? -1 - foundAddress : foundAddress;
      return readAddress + size <= this.view.byteLength
        ? readAddress
        : this.end();
    };
    const callOwn = (ownFunction: Own) => {
      this.#tick();
      call.pc = pc;
      this.#top = sp;
      const first = sp - ownFunction.decoded.type.parameters.length;
      for (let slot = first; slot < sp; slot += 1)
        P[slot] = this.#meant(call, P[slot] as number, I[slot * 2] as number);
      this.#reserve(ownFunction);
      this.#enter(ownFunction);
      reload();
    };
    const callAny = (index: number) => {
      this.#at = code[pc - 1] as number;
      const ownFunction = this.#own.get(index);
      if (ownFunction !== undefined) {
        callOwn(ownFunction);
        return;
      }
      call.pc = pc;
      this.#top = sp;
      this.#callNative(index);
      reload();
    };
    const requireDecided = (slot: number) => {
      if (U[slot * 2] === 0) return;
      this.#at = code[pc - 1] as number;
      this.tellUnset();
    };
    const setNarrow = (slot: number, value: number, unset: number) => {
      const s = slot * 2;
      I[s] = value;
      U[s] = unset;
      U[s + 1] = 0;
      P[slot] = 0;
    };
    const setNumber = (slot: number, value: number, isUnset: boolean) => {
      F[slot] = value;
      W[slot] = isUnset ? -1n : 0n;
      P[slot] = 0;
    };
    const setWide = (slot: number, value: bigint, unset: bigint) => {
      L[slot] = value;
      W[slot] = unset;
      P[slot] = 0;
    };
    const isUnset = (slot: number) =>
      U[slot * 2] !== 0 || U[slot * 2 + 1] !== 0;

    for (;;) {
      const op = code[pc] as number;
      const a = code[pc + 1] as number;
      pc += 4;
      switch (op) {
        case 0x20:
          copy(sp, call.base + a);
          sp += 1;
          break;
        case 0x21:
          sp -= 1;
          copy(call.base + a, sp);
          break;
        case 0x22:
          copy(call.base + a, sp - 1);
          break;
        case 0x41:
          I[sp * 2] = a;
          U[sp * 2] = 0;
          U[sp * 2 + 1] = 0;
          P[sp] =
            (a >= staticStart && a <= staticEnd && this.static(a)) || constant;
          sp += 1;
          break;
        case 0x28: {
          const foundAddress = resolveAddress(sp - 1, a, 4, false);
          const readAddress = requireReadable(foundAddress, 4);
          const s = (sp - 1) * 2;
          const value = this.view.getInt32(readAddress, true);
          I[s] = value;
          const unset =
            foundAddress < 0 ? 0 : shadow.unsetView.getInt32(readAddress, true);
          U[s] = unset;
          U[s + 1] = 0;
          if (unset !== 0) this.lastUnset = readAddress;
          if ((readAddress & 3) === 0) {
            const word = readAddress >> 2;
            const origin = shadow.origins[word] as number;
            if (origin !== 0 && shadow.values[word] === value)
              P[sp - 1] = origin;
            else
              P[sp - 1] =
                value >= staticStart && value <= staticEnd
                  ? this.static(value)
                  : 0;
          } else P[sp - 1] = 0;
          break;
        }
        case 0x36: {
          sp -= 2;
          const targetAddress = resolveAddress(sp, a, 4, true);
          if (targetAddress < 0) break;
          const value = I[(sp + 1) * 2] as number;
          this.view.setInt32(targetAddress, value, true);
          shadow.unsetView.setInt32(
            targetAddress,
            U[(sp + 1) * 2] as number,
            true,
          );
          const word = targetAddress >> 2;
          if ((targetAddress & 3) === 0) {
            shadow.origins[word] = this.#meant(
              call,
              P[sp + 1] as number,
              value,
            );
            shadow.values[word] = value;
          } else {
            shadow.origins[word] = 0;
            shadow.origins[word + 1] = 0;
          }
          break;
        }
        case 0x6a: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          const unset = (U[s] as number) | (U[t] as number);
          const [left, right] = [I[s] as number, I[t] as number];
          const value = (left + right) | 0;
          I[s] = value;
          U[s] = unset === 0 ? 0 : unset | -unset;
          const [p, q] = [P[sp - 1] as number, P[sp] as number];
          const isLeft = p > 0;
          let origin = isLeft && q > 0 ? 0 : isLeft ? p : q > 0 ? q : 0;
          if (origin !== 0 && origin === call.thing) {
            // The address of the frame plus a constant is that of a variable.
            // Plus anything else, it is an element of the variable at the
            // address of the frame.
            const otherPointer = isLeft ? q : p;
            const start = isLeft ? left : right;
            origin = this.#variable(
              call,
              otherPointer === constant ? value : start,
            );
          }
          P[sp - 1] = origin;
          break;
        }
        case 0x6b: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          const unset = (U[s] as number) | (U[t] as number);
          I[s] = ((I[s] as number) - (I[t] as number)) | 0;
          U[s] = unset === 0 ? 0 : unset | -unset;
          if ((P[sp] as number) > 0) P[sp - 1] = 0;
          break;
        }
        case 0x6c: {
          sp -= 1;
          const unset = (U[(sp - 1) * 2] as number) | (U[sp * 2] as number);
          setNarrow(
            sp - 1,
            Math.imul(I[(sp - 1) * 2] as number, I[sp * 2] as number),
            unset === 0 ? 0 : unset | -unset,
          );
          break;
        }
        case 0x71: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          const [x, y] = [I[s] as number, I[t] as number];
          const [u, v] = [U[s] as number, U[t] as number];
          I[s] = x & y;
          U[s] = (u | v) & (x | u) & (y | v);
          // A mask from -64 to -1 rounds a pointer down, which stays in its
          // memory object; the result of any other mask is no pointer.
          if (y >= 0 || y < -64) P[sp - 1] = 0;
          break;
        }
        case 0x72: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          const [x, y] = [I[s] as number, I[t] as number];
          const [u, v] = [U[s] as number, U[t] as number];
          setNarrow(sp - 1, x | y, (u | v) & (~x | u) & (~y | v));
          break;
        }
        case 0x73: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          setNarrow(
            sp - 1,
            (I[s] as number) ^ (I[t] as number),
            (U[s] as number) | (U[t] as number),
          );
          break;
        }
        case 0x74:
        case 0x75:
        case 0x76: {
          sp -= 1;
          const s = (sp - 1) * 2;
          const delta = I[sp * 2] as number;
          const [x, u] = [I[s] as number, U[s] as number];
          const shift = (value: number) =>
            op === 0x74
              ? value << delta
              : op === 0x75
                ? value >> delta
                : (value >>> delta) | 0;
          setNarrow(sp - 1, shift(x), U[sp * 2] === 0 ? shift(u) : -1);
          break;
        }
        case 0x45: {
          const s = (sp - 1) * 2;
          const value = I[s] as number;
          const unset = U[s] as number;
          // A single initialized bit that is 1 decides the result.
          setNarrow(
            sp - 1,
            value === 0 ? 1 : 0,
            unset !== 0 && (value & ~unset) === 0 ? 1 : 0,
          );
          break;
        }
        case 0x46:
        case 0x47: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          const [x, y] = [I[s] as number, I[t] as number];
          const unset = (U[s] as number) | (U[t] as number);
          const isSame = x === y;
          setNarrow(
            sp - 1,
            isSame === (op === 0x46) ? 1 : 0,
            unset !== 0 && ((x ^ y) & ~unset) === 0 ? 1 : 0,
          );
          break;
        }
        case 0x48:
        case 0x49:
        case 0x4a:
        case 0x4b:
        case 0x4c:
        case 0x4d:
        case 0x4e:
        case 0x4f: {
          sp -= 1;
          const [s, t] = [(sp - 1) * 2, sp * 2];
          let [x, y] = [I[s] as number, I[t] as number];
          if ((op & 1) === 1) {
            x >>>= 0;
            y >>>= 0;
          }
          const kind = (op - 0x48) >> 1;
          const holds =
            kind === 0
              ? x < y
              : kind === 1
                ? x > y
                : kind === 2
                  ? x <= y
                  : x >= y;
          setNarrow(
            sp - 1,
            holds ? 1 : 0,
            ((U[s] as number) | (U[t] as number)) === 0 ? 0 : 1,
          );
          break;
        }
        case 0xd0:
          jump(a, code[pc - 2] as number);
          break;
        case 0xd1:
          sp -= 1;
          requireDecided(sp);
          if (I[sp * 2] !== 0) jump(a, code[pc - 2] as number);
          break;
        case 0xd2:
          sp -= 1;
          requireDecided(sp);
          if (I[sp * 2] === 0) pc = a;
          break;
        case 0xd3: {
          sp -= 1;
          requireDecided(sp);
          const table = tables[a] as readonly number[];
          const index = Math.min(
            (I[sp * 2] as number) >>> 0,
            table.length / 2 - 1,
          );
          jump(table[index * 2] as number, table[index * 2 + 1] as number);
          break;
        }
        case 0x0f: {
          if (a !== 0) copy(call.base, sp - 1);
          this.#leave(call);
          this.#top = call.base + a;
          this.#calls.pop();
          if (this.#calls.length === floor) return;
          reload();
          break;
        }
        case 0x10:
          callAny(a);
          break;
        case 0x11: {
          sp -= 1;
          requireDecided(sp);
          this.#at = code[pc - 1] as number;
          const index = this.#module.table.get((I[sp * 2] as number) >>> 0);
          const type =
            index === undefined ? -1 : this.#module.functionTypes[index];
          if (index === undefined || type !== a)
            throw new WebAssembly.RuntimeError('function signature mismatch');
          callAny(index);
          break;
        }
        case 0x1a:
          sp -= 1;
          break;
        case 0x1b:
          sp -= 2;
          requireDecided(sp + 1);
          if (I[(sp + 1) * 2] === 0) copy(sp - 1, sp);
          break;
        case 0x23:
          if (a !== stackPointer) this.#giveUp();
          I[sp * 2] = this.#stack;
          U[sp * 2] = 0;
          U[sp * 2 + 1] = 0;
          P[sp] = this.#thingOfCall(call);
          sp += 1;
          break;
        case 0x24:
          if (a !== stackPointer) this.#giveUp();
          sp -= 1;
          if ((I[sp * 2] as number) < lowest)
            throw new RangeError('Maximum call stack size exceeded');
          this.#setStack(I[sp * 2] as number);
          break;
        case 0x2c:
        case 0x2d:
        case 0x2e:
        case 0x2f: {
          const size = op < 0x2e ? 1 : 2;
          const foundAddress = resolveAddress(sp - 1, a, size, false);
          const readAddress = requireReadable(foundAddress, size);
          const u =
            foundAddress < 0
              ? 0
              : size === 1
                ? (shadow.unset[readAddress] as number)
                : shadow.unsetView.getUint16(readAddress, true);
          if (u !== 0) this.lastUnset = readAddress;
          const view = this.view;
          if (op === 0x2c)
            setNarrow(sp - 1, view.getInt8(readAddress), (u << 24) >> 24);
          else if (op === 0x2d)
            setNarrow(sp - 1, view.getUint8(readAddress), u);
          else if (op === 0x2e)
            setNarrow(
              sp - 1,
              view.getInt16(readAddress, true),
              (u << 16) >> 16,
            );
          else setNarrow(sp - 1, view.getUint16(readAddress, true), u);
          break;
        }
        case 0x3a:
        case 0x3b: {
          sp -= 2;
          const size = op === 0x3a ? 1 : 2;
          const targetAddress = resolveAddress(sp, a, size, true);
          if (targetAddress < 0) break;
          const t = (sp + 1) * 2;
          if (size === 1) {
            this.view.setInt8(targetAddress, I[t] as number);
            shadow.unset[targetAddress] = U[t] as number;
          } else {
            this.view.setInt16(targetAddress, I[t] as number, true);
            shadow.unsetView.setInt16(targetAddress, U[t] as number, true);
          }
          shadow.origins[targetAddress >> 2] = 0;
          break;
        }
        case 0x29:
        case 0x2b: {
          const foundAddress = resolveAddress(sp - 1, a, 8, false);
          const readAddress = requireReadable(foundAddress, 8);
          const unset =
            foundAddress < 0
              ? 0n
              : shadow.unsetView.getBigInt64(readAddress, true);
          if (unset !== 0n) this.lastUnset = readAddress;
          if (op === 0x29) {
            setWide(sp - 1, this.view.getBigInt64(readAddress, true), unset);
            wideFrom = readAddress;
          } else
            setNumber(
              sp - 1,
              this.view.getFloat64(readAddress, true),
              unset !== 0n,
            );
          break;
        }
        case 0x2a: {
          const foundAddress = resolveAddress(sp - 1, a, 4, false);
          const readAddress = requireReadable(foundAddress, 4);
          const unset =
            foundAddress < 0 ? 0 : shadow.unsetView.getInt32(readAddress, true);
          if (unset !== 0) this.lastUnset = readAddress;
          setNumber(
            sp - 1,
            this.view.getFloat32(readAddress, true),
            unset !== 0,
          );
          break;
        }
        case 0x37:
        case 0x38:
        case 0x39: {
          sp -= 2;
          const size = op === 0x38 ? 4 : 8;
          const targetAddress = resolveAddress(sp, a, size, true);
          if (targetAddress < 0) break;
          // A structure is copied 8 bytes at a time: its pointers are kept.
          const isCopy =
            op === 0x37 &&
            wideFrom >= 0 &&
            this.view.getBigInt64(wideFrom, true) === L[sp + 1];
          if (op === 0x37)
            this.view.setBigInt64(targetAddress, L[sp + 1] as bigint, true);
          else if (op === 0x38)
            this.view.setFloat32(targetAddress, F[sp + 1] as number, true);
          else this.view.setFloat64(targetAddress, F[sp + 1] as number, true);
          if (size === 4)
            shadow.unsetView.setInt32(
              targetAddress,
              U[(sp + 1) * 2] as number,
              true,
            );
          else
            shadow.unsetView.setBigInt64(
              targetAddress,
              W[sp + 1] as bigint,
              true,
            );
          if (isCopy) shadow.copyPointers(targetAddress, wideFrom, size);
          else shadow.forgetPointers(targetAddress, targetAddress + size);
          break;
        }
        case 0x42:
          setWide(sp, wide[a] as bigint, 0n);
          sp += 1;
          break;
        case 0x44:
          setNumber(sp, floating[a] as number, false);
          sp += 1;
          break;
        case 0x00:
          throw new WebAssembly.RuntimeError('unreachable');
        default:
          if (op >= 0x30 && op <= 0x35) {
            const size = op < 0x32 ? 1 : op < 0x34 ? 2 : 4;
            const foundAddress = resolveAddress(sp - 1, a, size, false);
            const readAddress = requireReadable(foundAddress, size);
            const bits = size * 8;
            const read = (view: DataView) =>
              BigInt(
                size === 1
                  ? view.getUint8(readAddress)
                  : size === 2
                    ? view.getUint16(readAddress, true)
                    : view.getUint32(readAddress, true),
              );
            const extend = (value: bigint) =>
              (op & 1) === 0 ? BigInt.asIntN(bits, value) : value;
            const unset = foundAddress < 0 ? 0n : read(shadow.unsetView);
            if (unset !== 0n) this.lastUnset = readAddress;
            setWide(sp - 1, extend(read(this.view)), extend(unset));
          } else if (op >= 0x3c && op <= 0x3e) {
            sp -= 2;
            const size = op === 0x3c ? 1 : op === 0x3d ? 2 : 4;
            const targetAddress = resolveAddress(sp, a, size, true);
            if (targetAddress < 0) break;
            const write = (view: DataView, value: number) => {
              if (size === 1) view.setInt8(targetAddress, value);
              else if (size === 2) view.setInt16(targetAddress, value, true);
              else view.setInt32(targetAddress, value, true);
            };
            write(this.view, I[(sp + 1) * 2] as number);
            write(shadow.unsetView, U[(sp + 1) * 2] as number);
            shadow.origins[targetAddress >> 2] = 0;
          } else if (op === 0x50) {
            setNarrow(
              sp - 1,
              L[sp - 1] === 0n ? 1 : 0,
              isUnset(sp - 1) ? 1 : 0,
            );
          } else if (op >= 0x51 && op <= 0x5a) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            const holds = numeric.int64Comparisons[op]?.(
              L[sp - 1] as bigint,
              L[sp] as bigint,
            );
            setNarrow(sp - 1, holds === true ? 1 : 0, unset ? 1 : 0);
          } else if (op >= 0x5b && op <= 0x66) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            const holds = numeric.compareFloats(
              op,
              F[sp - 1] as number,
              F[sp] as number,
            );
            setNarrow(sp - 1, holds ? 1 : 0, unset ? 1 : 0);
          } else if (op >= 0x67 && op <= 0x69) {
            const value = I[(sp - 1) * 2] as number;
            const result =
              op === 0x67
                ? Math.clz32(value)
                : op === 0x68
                  ? value === 0
                    ? 32
                    : 31 - Math.clz32(value & -value)
                  : numeric.countOnes(value);
            setNarrow(sp - 1, result, isUnset(sp - 1) ? -1 : 0);
          } else if (op >= 0x6d && op <= 0x70) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            this.#at = code[pc - 1] as number;
            setNarrow(
              sp - 1,
              numeric.divideInt32(
                op,
                I[(sp - 1) * 2] as number,
                I[sp * 2] as number,
              ),
              unset ? -1 : 0,
            );
          } else if (op === 0x77 || op === 0x78) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            const bitCount = (I[sp * 2] as number) & 31;
            const value = I[(sp - 1) * 2] as number;
            const left = op === 0x77 ? bitCount : (32 - bitCount) & 31;
            setNarrow(
              sp - 1,
              left === 0 ? value : (value << left) | (value >>> (32 - left)),
              unset ? -1 : 0,
            );
          } else if (op >= 0x79 && op <= 0x7b) {
            const unset = isUnset(sp - 1);
            setWide(
              sp - 1,
              numeric.countInt64Bits(op, L[sp - 1] as bigint),
              unset ? -1n : 0n,
            );
          } else if (op >= 0x7c && op <= 0x8a) {
            sp -= 1;
            const compute = numeric.int64Operations[op];
            const [x, y] = [L[sp - 1] as bigint, L[sp] as bigint];
            const [u, v] = [W[sp - 1] as bigint, W[sp] as bigint];
            let unset = (u | v) === 0n ? 0n : -1n;
            if (unset !== 0n && op === 0x83)
              unset = (u | v) & (x | u) & (y | v);
            if (unset !== 0n && op === 0x84)
              unset = (u | v) & (~x | u) & (~y | v);
            if (unset !== 0n && op >= 0x86 && op <= 0x88 && v === 0n)
              unset = compute?.(u, y) ?? unset;
            setWide(sp - 1, compute?.(x, y) ?? 0n, unset);
          } else if (op >= 0x8b && op <= 0x91) {
            setNumber(
              sp - 1,
              Math.fround(numeric.computeFloat(op - 0x8b, F[sp - 1] as number)),
              isUnset(sp - 1),
            );
          } else if (op >= 0x99 && op <= 0x9f) {
            setNumber(
              sp - 1,
              numeric.computeFloat(op - 0x99, F[sp - 1] as number),
              isUnset(sp - 1),
            );
          } else if (op >= 0x92 && op <= 0x98) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            const value = numeric.computeFloats(
              op - 0x92,
              F[sp - 1] as number,
              F[sp] as number,
            );
            setNumber(sp - 1, Math.fround(value), unset);
          } else if (op >= 0xa0 && op <= 0xa6) {
            sp -= 1;
            const unset = isUnset(sp - 1) || isUnset(sp);
            const value = numeric.computeFloats(
              op - 0xa0,
              F[sp - 1] as number,
              F[sp] as number,
            );
            setNumber(sp - 1, value, unset);
          } else if (op === 0xa7) {
            setNarrow(
              sp - 1,
              I[(sp - 1) * 2] as number,
              U[(sp - 1) * 2] as number,
            );
          } else if (op >= 0xa8 && op <= 0xab) {
            const unset = isUnset(sp - 1);
            const value = numeric.convertToInt32(
              F[sp - 1] as number,
              (op & 1) === 0,
              false,
            );
            setNarrow(sp - 1, value, unset ? -1 : 0);
          } else if (op === 0xac || op === 0xad) {
            const [x, u] = [
              I[(sp - 1) * 2] as number,
              U[(sp - 1) * 2] as number,
            ];
            if (op === 0xac) setWide(sp - 1, BigInt(x), BigInt(u));
            else setWide(sp - 1, BigInt(x >>> 0), BigInt(u >>> 0));
          } else if (op >= 0xae && op <= 0xb1) {
            const unset = isUnset(sp - 1);
            const value = numeric.convertToInt64(
              F[sp - 1] as number,
              (op & 1) === 0,
              false,
            );
            setWide(sp - 1, value, unset ? -1n : 0n);
          } else if (op >= 0xb2 && op <= 0xbb) {
            const unset = isUnset(sp - 1);
            const kind = op >= 0xb7 ? op - 0xb7 : op - 0xb2;
            const value =
              kind === 0
                ? (I[(sp - 1) * 2] as number)
                : kind === 1
                  ? (I[(sp - 1) * 2] as number) >>> 0
                  : kind === 2
                    ? Number(L[sp - 1])
                    : kind === 3
                      ? Number(BigInt.asUintN(64, L[sp - 1] as bigint))
                      : (F[sp - 1] as number);
            setNumber(sp - 1, op < 0xb7 ? Math.fround(value) : value, unset);
          } else if (op >= 0xbc && op <= 0xbf) {
            const unset = isUnset(sp - 1);
            if (op === 0xbc)
              setNarrow(
                sp - 1,
                numeric.reinterpretFloat32(F[sp - 1] as number),
                unset ? -1 : 0,
              );
            else if (op === 0xbd)
              setWide(
                sp - 1,
                numeric.reinterpretFloat64(F[sp - 1] as number),
                unset ? -1n : 0n,
              );
            else if (op === 0xbe)
              setNumber(
                sp - 1,
                numeric.reinterpretInt32(I[(sp - 1) * 2] as number),
                unset,
              );
            else
              setNumber(
                sp - 1,
                numeric.reinterpretInt64(L[sp - 1] as bigint),
                unset,
              );
          } else if (op === 0xc0 || op === 0xc1) {
            const bitCount = op === 0xc0 ? 24 : 16;
            const [x, u] = [
              I[(sp - 1) * 2] as number,
              U[(sp - 1) * 2] as number,
            ];
            setNarrow(
              sp - 1,
              (x << bitCount) >> bitCount,
              (u << bitCount) >> bitCount,
            );
          } else if (op >= 0xc2 && op <= 0xc4) {
            const bits = op === 0xc2 ? 8 : op === 0xc3 ? 16 : 32;
            setWide(
              sp - 1,
              BigInt.asIntN(bits, L[sp - 1] as bigint),
              BigInt.asIntN(bits, W[sp - 1] as bigint),
            );
          } else if (op === 0xd6) {
            const unset = isUnset(sp - 1);
            const value = F[sp - 1] as number;
            if (a < 4)
              setNarrow(
                sp - 1,
                numeric.convertToInt32(value, (a & 1) === 0, true),
                unset ? -1 : 0,
              );
            else
              setWide(
                sp - 1,
                numeric.convertToInt64(value, (a & 1) === 0, true),
                unset ? -1n : 0n,
              );
          } else if (op === 0xd4 || op === 0xd5) {
            sp -= 3;
            const size = (I[(sp + 2) * 2] as number) >>> 0;
            if (size === 0) break;
            const targetAddress = resolveAddress(sp, 0, size, true);
            if (op === 0xd4) {
              const sourceAddress = resolveAddress(sp + 1, 0, size, false);
              if (targetAddress < 0 || sourceAddress < 0) break;
              new Uint8Array(this.view.buffer).copyWithin(
                targetAddress,
                sourceAddress,
                sourceAddress + size,
              );
              shadow.copyRange(targetAddress, sourceAddress, size);
            } else {
              if (targetAddress < 0) break;
              new Uint8Array(this.view.buffer).fill(
                I[(sp + 1) * 2] as number,
                targetAddress,
                targetAddress + size,
              );
              shadow.unset.fill(
                U[(sp + 1) * 2] as number,
                targetAddress,
                targetAddress + size,
              );
              shadow.forgetPointers(targetAddress, targetAddress + size);
            }
          } else this.#giveUp();
      }
    }
  }
}
