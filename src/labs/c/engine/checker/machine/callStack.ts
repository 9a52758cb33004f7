import type { CodeRange } from '../../tracer/dwarf/entries';
import type { DecodedFunction } from '../decode';
import type { Layout, Region } from '../layout';
import type { MemoryObjects } from '../memoryObjects';
import type { ShadowMemory } from '../shadow';
import { OperandStack } from './operandStack';

/** Function of the learner's program, decoded for the machine. */
export interface LearnerFunction {
  readonly index: number;
  readonly decoded: DecodedFunction;
  readonly name: string;
  readonly layout: Layout;
  /** Local that holds the address of the frame; -1 without one. */
  readonly frameLocal: number;
  /**
   * Bytes below the stack pointer that may hold its variables, when it uses them
   * without moving the stack pointer; 0 when it moves it.
   */
  readonly unreservedBytes: number;
}

/** Call frame of one of the learner's functions. */
export interface Call {
  readonly called: LearnerFunction;
  /** Slot of its first local. */
  readonly base: number;
  /** Stack pointer at the call, restored when the call returns. */
  readonly stackPointer: number;
  /** Index in its code of the instruction to return to. */
  returnIndex: number;
  /** Number of the memory object of its frame; 0 before its first use. */
  frameObject: number;
  /** Numbers of the memory objects of its variables that were pointed into. */
  variableObjects: Map<Region, number> | undefined;
}

/** Calls in progress, with the part of the program's stack that they use. */
export class CallStack {
  readonly operands = new OperandStack();
  readonly calls: Call[] = [];
  /** Offset in the code section of the current instruction. */
  position = 0;
  /** Value of the program's stack pointer. */
  stackPointer = 0;
  readonly #memoryObjects: MemoryObjects;
  readonly #shadow: ShadowMemory;
  readonly #stackTop: number;

  /** @param stackTop Address where the program's stack begins. */
  constructor(
    memoryObjects: MemoryObjects,
    shadow: ShadowMemory,
    stackTop: number,
  ) {
    this.#memoryObjects = memoryObjects;
    this.#shadow = shadow;
    this.#stackTop = stackTop;
  }

  /** Pushes a call frame; the arguments are on top of the operand stack. */
  pushCall(called: LearnerFunction): Call {
    const { operands } = this;
    const { localCount, type } = called.decoded;
    const firstLocal = operands.height;
    const base = firstLocal - type.parameters.length;
    operands.height = base + localCount;
    operands.clear(firstLocal, operands.height);
    const call: Call = {
      called,
      base,
      stackPointer: this.stackPointer,
      returnIndex: 0,
      frameObject: 0,
      variableObjects: undefined,
    };
    this.calls.push(call);
    if (called.unreservedBytes > 0)
      this.#clearUnreserved(called.unreservedBytes);
    return call;
  }

  /** Marks what lies below the stack pointer as uninitialized. */
  #clearUnreserved(bytes: number): void {
    const low = Math.max(this.stackPointer - bytes, 0);
    this.#shadow.markRange(low, this.stackPointer, true);
    this.#shadow.forgetPointers(low, this.stackPointer);
  }

  /** Removes the current call, and marks its variables as dead. */
  popCall(): void {
    const call = this.calls.pop();
    if (call === undefined) return;
    if (call.frameObject > 0)
      this.#memoryObjects.get(call.frameObject).isAlive = false;
    if (call.variableObjects !== undefined)
      for (const number of call.variableObjects.values())
        this.#memoryObjects.get(number).isAlive = false;
    if (this.stackPointer < call.stackPointer)
      this.moveStackPointer(call.stackPointer);
  }

  /** Moves the stack pointer, and updates the shadow of what it passes over. */
  moveStackPointer(target: number): void {
    const current = this.stackPointer;
    const low = Math.min(current, target);
    const high = Math.max(current, target);
    if (low > 0 && high <= this.#stackTop) {
      this.#shadow.markRange(low, high, target < current);
      this.#shadow.forgetPointers(low, high);
    }
    this.stackPointer = target;
  }

  /** Returns the range of the stack in use, empty once `main` has returned. */
  getRangeInUse(): { start: number; end: number } {
    return this.calls.length === 0
      ? { start: 0, end: 0 }
      : { start: this.stackPointer, end: this.#stackTop };
  }

  /** Returns the number of the memory object of a call's frame. */
  getFrameObject(call: Call): number {
    if (call.frameObject === 0)
      call.frameObject = this.#memoryObjects.add({
        kind: 'frame',
        start: 0,
        end: Infinity,
        owner: call.called.name,
      });
    return call.frameObject;
  }

  /**
   * Returns the number of the variable at an address in the frame of a call, or
   * that of the frame when no variable is there.
   */
  getVariableObject(call: Call, address: number): number {
    const { called } = call;
    if (called.frameLocal < 0) return call.frameObject;
    const frame = this.#readFrameAddress(call);
    const region = called.layout.findRegion(address - frame);
    if (region === undefined) return call.frameObject;
    call.variableObjects ??= new Map<Region, number>();
    const knownNumber = call.variableObjects.get(region);
    if (knownNumber !== undefined) return knownNumber;
    const { block } = region;
    const number = this.#memoryObjects.add({
      ...region,
      ...(block && { isOpen: () => this.#isWithin(block, call) }),
      start: frame + region.start,
      ...(region.lowest !== undefined && { lowest: frame + region.lowest }),
      end: frame + region.end,
      owner: called.name,
    });
    call.variableObjects.set(region, number);
    return number;
  }

  /**
   * Returns the number of the memory object that a value points into once it
   * leaves the expression that computed it: a variable instead of its frame; 0
   * when it points into none.
   */
  resolveOrigin(
    call: Call | undefined,
    origin: number,
    address: number,
  ): number {
    if (origin <= 0) return 0;
    return call !== undefined && origin === call.frameObject
      ? this.getVariableObject(call, address)
      : origin;
  }

  /** Finds the local variable that holds a byte of memory. */
  findLocal(address: number): Region | undefined {
    for (const call of [...this.calls].reverse()) {
      if (call.called.frameLocal < 0) continue;
      const frame = this.#readFrameAddress(call);
      const region = call.called.layout.regions.find(
        ({ start, end }) => address >= frame + start && address < frame + end,
      );
      if (region !== undefined) return region;
    }
    return undefined;
  }

  #readFrameAddress({ base, called }: Call): number {
    return this.operands.int32[(base + called.frameLocal) * 2] ?? 0;
  }

  /** Returns true when a call is at an instruction within these code ranges. */
  #isWithin(ranges: readonly CodeRange[], call: Call): boolean {
    const position =
      call === this.calls[this.calls.length - 1]
        ? this.position
        : (call.called.decoded.code[call.returnIndex - 1] ?? 0);
    for (const [start, end] of ranges)
      if (position >= start && position < end) return true;
    return false;
  }
}
