import { getTypeSize } from '../dwarf/types';
import type { CType } from '../dwarf/types';
import type { TracedProgram } from '../prepare';
import type { Frame, HeapBlock, Value, Variable } from '../types';
import type { CallFrame } from './callFrame';
import type { Block, Heap } from './heap';
import { getBlockType, findTarget } from './objects';
import type { MemoryMap, MemoryObject } from './objects';
import type { PointerHistory } from './pointerHistory';
import type { Shadow } from './shadow';
import { ShapeTable } from './shapes';
import { ValueReader, shareUnchanged, readTextAt } from './values';

/** Maximum length of a string shown for a pointer, in bytes. */
const MAX_TEXT_BYTES = 120;
/** Maximum calls whose variables are shown: the first and the last ones. */
const MAX_FRAMES = 40;

interface NamedObject extends MemoryObject {
  readonly name: string;
  readonly shownType: string;
  readonly owner: string | undefined;
}

/** State of memory at a step. */
export interface Snapshot {
  readonly frames: readonly Frame[];
  readonly globals: readonly Variable[];
  readonly heap: readonly HeapBlock[];
}

/** Takes snapshots of a program's memory. */
export class SnapshotRecorder {
  readonly shapes = new ShapeTable();
  readonly #waitingLocals = new WeakMap<CallFrame, NamedObject[]>();
  readonly #frames = new WeakMap<CallFrame, Frame>();
  #variables = new Map<string, Variable>();
  #previous = new Map<string, Value>();

  readonly #program: TracedProgram;
  readonly #heap: Heap;
  readonly #shadow: Shadow;
  readonly #pointers: PointerHistory;
  readonly #memory: () => ArrayBuffer;

  constructor(
    program: TracedProgram,
    heap: Heap,
    shadow: Shadow,
    pointers: PointerHistory,
    memory: () => ArrayBuffer,
  ) {
    this.#program = program;
    this.#heap = heap;
    this.#shadow = shadow;
    this.#pointers = pointers;
    this.#memory = memory;
  }

  takeSnapshot(frames: readonly CallFrame[]): Snapshot {
    const memory = new DataView(this.#memory());
    const globals = this.#readGlobals();
    const calls = frames
      .filter(({ base }) => base !== undefined)
      .map((frame) => ({
        frame,
        variables: this.#getLocals(frame, frames.at(-1), memory),
      }));
    const objects = [
      ...globals,
      ...calls.flatMap(({ variables }) => variables),
    ];
    const reachable = this.#followPointers(objects, memory);
    const map: MemoryMap = {
      objects,
      heap: this.#heap,
      literals: this.#program.info.literals,
      getFunctionName: this.#program.getFunctionName,
      readText: (address) => readTextAt(memory, address, MAX_TEXT_BYTES),
      stackTop: this.#program.stackTop,
    };
    const values = new Map<string, Value>();
    const read = (id: string, type: CType, address: number): Value => {
      const reader = new ValueReader({
        memory,
        shadow: this.#shadow,
        resolveTarget: (pointer, target, cell) =>
          this.#pointers.resolveTarget(
            cell,
            pointer,
            findTarget(pointer, target, map),
            objects,
          ),
      });
      const value = shareUnchanged(
        this.#previous.get(id),
        reader.read(type, address),
      );
      values.set(id, value);
      this.shapes.addType(type);
      return value;
    };
    const variables = new Map<string, Variable>();
    const readVariable = (object: NamedObject): Variable => {
      const oldVariable = this.#variables.get(object.id);
      const value = read(object.id, object.type, object.address);
      const shownVariable =
        oldVariable?.value === value
          ? oldVariable
          : {
              id: object.id,
              name: object.name,
              type: object.shownType,
              address: object.address,
              value,
              ...(object.owner === undefined ? {} : { owner: object.owner }),
            };
      variables.set(object.id, shownVariable);
      return shownVariable;
    };
    const snapshot = {
      globals: globals.map(readVariable),
      frames: calls
        .filter((_, place) => place === 0 || place > calls.length - MAX_FRAMES)
        .map(({ frame, variables: ownVariables }) =>
          this.#buildFrame(frame, ownVariables.map(readVariable)),
        ),
      heap: this.#heap
        .getBlocks()
        .filter((block) => isShown(block, reachable))
        .map((block) => this.#buildBlock(block, reachable, read)),
    };
    this.#previous = values;
    this.#variables = variables;
    return snapshot;
  }

  /** Reuses the previous frame when nothing changed, so that steps share it. */
  #buildFrame(call: CallFrame, variables: readonly Variable[]): Frame {
    const { id, line } = call;
    const oldFrame = this.#frames.get(call);
    const isOld =
      oldFrame?.line === line &&
      oldFrame.variables.length === variables.length &&
      oldFrame.variables.every(
        (variable, place) => variable === variables[place],
      );
    if (isOld) return oldFrame;
    const frame = { id, name: call.owner.name, line, variables };
    this.#frames.set(call, frame);
    return frame;
  }

  #readGlobals(): NamedObject[] {
    return this.#program.info.globals.flatMap(
      ({ name, type, location, owner }) =>
        location.kind === 'address'
          ? {
              id: `global-${location.address}`,
              name,
              owner,
              type,
              shownType: type.name,
              address: location.address,
            }
          : [],
    );
  }

  /**
   * Returns the variables of a call; a suspended call keeps its last known
   * variables.
   */
  #getLocals(
    frame: CallFrame,
    running: CallFrame | undefined,
    memory: DataView,
  ): NamedObject[] {
    if (frame === running) {
      this.#waitingLocals.delete(frame);
      return this.#readLocals(frame, memory);
    }
    const knownLocals =
      this.#waitingLocals.get(frame) ?? this.#readLocals(frame, memory);
    this.#waitingLocals.set(frame, knownLocals);
    return knownLocals;
  }

  #readLocals(frame: CallFrame, memory: DataView): NamedObject[] {
    return frame.getVisibleVariables(this.#shadow).flatMap((variable) => {
      const address = frame.getAddress(variable);
      if (address === undefined) return [];
      const type = frame.resolveType(variable.type, memory);
      return {
        id: `${frame.id}-${variable.entry}`,
        name: variable.name,
        owner: undefined,
        type,
        shownType: type.name,
        address,
      };
    });
  }

  #buildBlock(
    block: Block,
    reachable: ReadonlySet<string>,
    read: (id: string, type: CType, address: number) => Value,
  ): HeapBlock {
    const { id, address, size, elementType } = block;
    const type =
      elementType === undefined ? undefined : getBlockType(block, elementType);
    const state = reachable.has(id) ? 'live' : 'lost';
    return {
      id,
      address,
      size,
      state: block.isFreed ? 'freed' : state,
      type: type?.name,
      value:
        type === undefined || block.isFreed
          ? undefined
          : read(id, type, address),
    };
  }

  /**
   * Returns the blocks reachable from variables. Sets the element type of
   * blocks from the pointers that it follows.
   */
  #followPointers(
    objects: readonly MemoryObject[],
    memory: DataView,
  ): Set<string> {
    const reachedIds = new Set<string>();
    const pending = [...objects];
    const visit = (type: CType, address: number): void => {
      if (type.kind !== 'pointer') return;
      const pointer = memory.getUint32(address, true);
      const block = this.#heap.findContaining(pointer);
      const target = type.target();
      if (
        this.#pointers.isDangling(address, pointer) &&
        block?.isFreed !== true
      )
        return;
      if (block === undefined || isIncompleteType(target)) return;
      const element = getElementType(target);
      if (block.address === pointer && getTypeSize(element) > 0)
        block.elementType ??= element;
      block.isReached = true;
      if (reachedIds.has(block.id)) return;
      reachedIds.add(block.id);
      if (block.elementType !== undefined && !block.isFreed)
        pending.push({
          ...block,
          type: getBlockType(block, block.elementType),
        });
    };
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      this.#visitPointers(next.type, next.address, visit);
    return reachedIds;
  }

  #visitPointers(
    type: CType,
    address: number,
    visit: (type: CType, address: number) => void,
  ): void {
    if (type.kind === 'pointer') {
      if (this.#shadow.isAllWritten(address, type.size)) visit(type, address);
    } else if (type.kind === 'record') {
      for (const member of type.members())
        this.#visitPointers(member.type, address + member.offset, visit);
    } else if (type.kind === 'array' && type.length.kind === 'fixed') {
      if (!holdsPointers(type.element)) return;
      const size = getTypeSize(type.element);
      for (let place = 0; place < type.length.count; place += 1)
        this.#visitPointers(type.element, address + place * size, visit);
    }
  }
}

/**
 * Returns true for incomplete types, such as those that only the library
 * defines; their contents are not shown.
 */
function isIncompleteType(type: CType): boolean {
  const isVoid = /\bvoid$/.test(type.name);
  return type.kind === 'opaque' && type.size === 0 && !isVoid;
}

/**
 * Returns the element type of a block from the target type of a pointer; for an
 * array of unknown length, that of its elements.
 */
function getElementType(target: CType): CType {
  return target.kind === 'array' && getTypeSize(target) === 0
    ? getElementType(target.element)
    : target;
}

function holdsPointers(type: CType): boolean {
  if (type.kind === 'array') return holdsPointers(type.element);
  return type.kind === 'pointer' || type.kind === 'record';
}

/**
 * Returns true for the blocks to show: those that a variable once reached, so
 * not the library's own. Freed and early blocks are shown only while reachable.
 */
function isShown(block: Block, reachable: ReadonlySet<string>): boolean {
  if (block.isFreed || block.isEarly) return reachable.has(block.id);
  return block.isReached;
}
