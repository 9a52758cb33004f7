import { ProgramEnded } from '../../runner/errors';
import { getTypeSize } from '../../tracer/dwarf/types';
import type { ProgramInfo } from '../../tracer/dwarf/program';
import { readDataSegments } from '../../tracer/wasm/module';
import type { WasmModule } from '../../tracer/wasm/module';
import type { Place, RuntimeFinding } from '../../types';
import { createStaticLayout } from '../layout';
import type { Layout, Region } from '../layout';
import { MemoryObjects } from '../memoryObjects';
import type { ClosedFile, MemoryObject, OpenFile } from '../memoryObjects';
import { ShadowMemory } from '../shadow';
import { CallStack } from './callStack';

/** Maximum findings of a run: further ones are consequences of the first. */
const MAX_FINDINGS = 5;
/** Lowest address in use: an access below it is through a null pointer. */
export const MIN_ADDRESS = 1024;

const MAX_QUOTED_BYTES = 40;

/**
 * Memory of the program, with the objects in it, and the findings about their
 * use.
 */
export class MemoryChecker {
  readonly memoryObjects = new MemoryObjects();
  readonly shadow = new ShadowMemory();
  readonly callStack: CallStack;
  readonly findings = new Map<string, RuntimeFinding>();
  /** Open files, by the address of their stream. */
  readonly openFiles = new Map<number, OpenFile>();
  /** Closed files, by the address that their stream had. */
  readonly closedFiles = new Map<number, ClosedFile>();
  view = new DataView(new ArrayBuffer(0));
  /** Address of the last uninitialized byte that was read. */
  lastUnset = 0;
  /** Addresses that a constant may be the address of a static object at. */
  readonly staticStart: number;
  readonly staticEnd: number;
  readonly #statics: Layout;
  readonly #staticObjects = new Map<number, number>();
  readonly #regionObjects = new Map<Region, number>();
  readonly #rows: ProgramInfo['rows'];

  constructor(module: WasmModule, info: ProgramInfo) {
    this.callStack = new CallStack(
      this.memoryObjects,
      this.shadow,
      module.stackTop,
    );
    this.#statics = createStaticLayout(info, readDataSegments(module.sections));
    this.staticStart = module.stackTop;
    this.staticEnd = this.#statics.end;
    this.#rows = [...info.rows]
      .filter(({ line }) => line > 0)
      .sort((left, right) => left.address - right.address);
  }

  /** Replaces the view of the program's memory, which may have grown. */
  setMemory(buffer: ArrayBuffer): void {
    this.view = new DataView(buffer);
    this.shadow.growTo(buffer.byteLength);
  }

  /**
   * Ends the program after a fault that would have ended it in Linux.
   *
   * @throws {ProgramEnded} always.
   */
  endProgram(): never {
    throw new ProgramEnded({ kind: 'stopped' });
  }

  /** Returns the place in the source of the current instruction. */
  getPlace(): Place {
    let low = 0;
    let high = this.#rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#rows[middle]?.address ?? 0) <= this.callStack.position)
        low = middle;
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
  reportFinding(
    check: string,
    details: Readonly<Record<string, string | number>>,
    place = this.getPlace(),
  ): void {
    const key = `${check}:${place.file}:${place.line}`;
    if (this.findings.has(key) || this.findings.size >= MAX_FINDINGS) return;
    this.findings.set(key, {
      check,
      place,
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, String(value)]),
      ),
    });
  }

  /** Reports the use of an uninitialized value. */
  reportUnset(): void {
    this.reportFinding('memory_unset', this.#describeUnset());
  }

  /**
   * Reports a string in whose array nothing was written after its letters: its
   * terminator was forgotten.
   */
  reportUnsetEnd(letters: number): void {
    this.reportFinding('memory_unterminated', {
      ...this.#describeUnset(),
      letters,
      problem: 'unset',
    });
  }

  /** Returns the details of what holds the last uninitialized byte. */
  #describeUnset(): Record<string, string | number> {
    const holder = this.#findHolder(this.lastUnset);
    return {
      thing: holder?.kind ?? 'other',
      name: holder?.name ?? '',
      size: (holder?.end ?? 0) - (holder?.start ?? 0),
      born: holder?.allocatedAt?.line ?? '',
    };
  }

  /** Finds the local variable or the block that holds a byte of memory. */
  #findHolder(address: number): Partial<MemoryObject> | undefined {
    return (
      this.callStack.findLocal(address) ??
      this.memoryObjects
        .listBlocks()
        .findLast(({ start, end }) => address >= start && address < end)
    );
  }

  /**
   * Returns the number of the static variable or string literal that a constant
   * points into; 0 when there is none.
   */
  getStaticObject(address: number): number {
    if (address < this.staticStart || address > this.staticEnd) return 0;
    const knownNumber = this.#staticObjects.get(address);
    if (knownNumber !== undefined) return knownNumber;
    const region = this.#statics.findRegion(address);
    let number = region === undefined ? 0 : this.#regionObjects.get(region);
    if (number === undefined && region !== undefined) {
      number = this.memoryObjects.add(region);
      this.#regionObjects.set(region, number);
    }
    this.#staticObjects.set(address, number ?? 0);
    return number ?? 0;
  }

  /** Returns the regions of the global and static variables. */
  listGlobals(): readonly Region[] {
    return this.#statics.regions.filter(({ kind }) => kind === 'variable');
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
  checkAccess(
    origin: number,
    address: number,
    size: number,
    isWrite: boolean,
  ): boolean {
    if (origin <= 0) {
      if (address + size > this.view.byteLength)
        throw new WebAssembly.RuntimeError('memory access out of bounds');
      if (address >= MIN_ADDRESS) return true;
      this.reportFinding('memory_null', { access: isWrite ? 'write' : 'read' });
      return this.endProgram();
    }
    const memoryObject = this.memoryObjects.get(origin);
    if (
      memoryObject.isAlive &&
      memoryObject.isOpen?.() !== false &&
      !(isWrite && memoryObject.kind === 'text') &&
      address >= (memoryObject.lowest ?? memoryObject.start) &&
      address + size <= memoryObject.end
    )
      return true;
    this.#reportFault(memoryObject, address, size, isWrite);
    return false;
  }

  /** Reports an access to a memory object, by the first thing wrong with it. */
  #reportFault(
    memoryObject: MemoryObject,
    address: number,
    size: number,
    isWrite: boolean,
  ): void {
    const { kind, name, owner = '', isAlive, isOpen } = memoryObject;
    const access = isWrite ? 'write' : 'read';
    const details = { access, ...this.describeObject(memoryObject) };
    if (!isAlive && kind === 'block')
      this.reportFinding('memory_freed', details);
    else if (!isAlive)
      this.reportFinding('memory_expired', { access, name, owner });
    else if (isOpen?.() === false)
      this.reportFinding('memory_closed', { access, name });
    else if (isWrite && kind === 'text')
      this.reportFinding('memory_literal', {
        text: this.#readLiteral(memoryObject),
      });
    else
      this.reportFinding('memory_outside', {
        ...details,
        ...this.#locateAccess(memoryObject, address, size),
      });
  }

  /** Counts in elements where an access falls, and how far it goes. */
  #locateAccess(
    { type, start, end }: MemoryObject,
    address: number,
    size: number,
  ): Record<string, number> {
    const elementSize = Math.max(
      type?.kind === 'array' ? getTypeSize(type.element) : size,
      1,
    );
    const count = Math.floor((end - start) / elementSize);
    return {
      index: Math.floor((address - start) / elementSize),
      count,
      last: count - 1,
      after: Math.max(0, address + size - end),
    };
  }

  /** Returns the details of a memory object that fill the texts of a card. */
  describeObject(memoryObject: MemoryObject): Record<string, string | number> {
    const { kind, name, type, start, end, allocatedAt, freedAt } = memoryObject;
    return {
      thing: kind === 'variable' && type?.kind === 'array' ? 'array' : kind,
      name,
      type: type?.name ?? '',
      size: end - start,
      born: allocatedAt?.line ?? '',
      freed: freedAt?.line ?? '',
      ...(kind === 'text' && { text: this.#readLiteral(memoryObject) }),
    };
  }

  /** Reads the beginning of a string literal. */
  #readLiteral({ start, end }: MemoryObject): string {
    const bytes = new Uint8Array(this.view.buffer, start, end - start - 1);
    return new TextDecoder().decode(bytes.slice(0, MAX_QUOTED_BYTES));
  }
}
