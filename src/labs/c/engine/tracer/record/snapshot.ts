import { sizeOf } from '../dwarf/types';
import type { CType } from '../dwarf/types';
import type { TracedProgram } from '../prepare';
import type { Frame, HeapBlock, Value, Variable } from '../types';
import type { CallFrame } from './frames';
import type { Block, Heap } from './heap';
import { blockType, targetOf } from './objects';
import type { MemoryMap, MemoryObject } from './objects';
import type { PointerHistory } from './pointers';
import type { Shadow } from './shadow';
import { ValueReader, shared, textAt } from './values';

/** Maximum length of a string shown for a pointer, in bytes. */
const maxText = 120;
/** Maximum calls whose variables are shown: the first and the last ones. */
const maxFrames = 40;

interface Named extends MemoryObject {
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
export class Photographer {
  readonly #waiting = new WeakMap<CallFrame, Named[]>();
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

  take(frames: readonly CallFrame[]): Snapshot {
    const memory = new DataView(this.#memory());
    const globals = this.#globals();
    const calls = frames
      .filter(({ base }) => base !== undefined)
      .map((frame) => ({
        frame,
        variables: this.#localsOf(frame, frames.at(-1), memory),
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
      functionName: this.#program.functionName,
      text: (address) => textAt(memory, address, maxText),
      stackTop: this.#program.stackTop,
    };
    const values = new Map<string, Value>();
    const read = (id: string, type: CType, address: number): Value => {
      const reader = new ValueReader({
        memory,
        shadow: this.#shadow,
        target: (pointer, target, cell) =>
          this.#pointers.resolve(
            cell,
            pointer,
            targetOf(pointer, target, map),
            objects,
          ),
      });
      const value = shared(this.#previous.get(id), reader.read(type, address));
      values.set(id, value);
      return value;
    };
    const variables = new Map<string, Variable>();
    const variable = (object: Named): Variable => {
      const old = this.#variables.get(object.id);
      const value = read(object.id, object.type, object.address);
      const shown =
        old?.value === value
          ? old
          : {
              id: object.id,
              name: object.name,
              type: object.shownType,
              address: object.address,
              value,
              ...(object.owner === undefined ? {} : { owner: object.owner }),
            };
      variables.set(object.id, shown);
      return shown;
    };
    const snapshot = {
      globals: globals.map(variable),
      frames: calls
        .filter((_, place) => place === 0 || place > calls.length - maxFrames)
        .map(({ frame, variables: own }) =>
          this.#frame(frame, own.map(variable)),
        ),
      heap: this.#heap
        .all()
        .filter((block) => isShown(block, reachable))
        .map((block) => this.#block(block, reachable, read)),
    };
    this.#previous = values;
    this.#variables = variables;
    return snapshot;
  }

  /** Reuses the previous frame when nothing changed, so that steps share it. */
  #frame(call: CallFrame, variables: readonly Variable[]): Frame {
    const { id, line } = call;
    const old = this.#frames.get(call);
    const isOld =
      old?.line === line &&
      old.variables.length === variables.length &&
      old.variables.every((one, place) => one === variables[place]);
    if (isOld) return old;
    const frame = { id, name: call.owner.name, line, variables };
    this.#frames.set(call, frame);
    return frame;
  }

  #globals(): Named[] {
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
   * Returns the variables of a call; one that waits for another keeps those
   * that it had.
   */
  #localsOf(
    frame: CallFrame,
    running: CallFrame | undefined,
    memory: DataView,
  ): Named[] {
    if (frame === running) {
      this.#waiting.delete(frame);
      return this.#locals(frame, memory);
    }
    const known = this.#waiting.get(frame) ?? this.#locals(frame, memory);
    this.#waiting.set(frame, known);
    return known;
  }

  #locals(frame: CallFrame, memory: DataView): Named[] {
    return frame.visible(this.#shadow).flatMap((variable) => {
      const address = frame.addressOf(variable);
      if (address === undefined) return [];
      const type = frame.concrete(variable.type, memory);
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

  #block(
    block: Block,
    reachable: ReadonlySet<string>,
    read: (id: string, type: CType, address: number) => Value,
  ): HeapBlock {
    const { id, address, size, element } = block;
    const type = element === undefined ? undefined : blockType(block, element);
    const state = reachable.has(id) ? 'live' : 'lost';
    return {
      id,
      address,
      size,
      state: block.freed ? 'freed' : state,
      type: type?.name,
      value:
        type === undefined || block.freed ? undefined : read(id, type, address),
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
    const reached = new Set<string>();
    const pending = [...objects];
    const visit = (type: CType, address: number): void => {
      if (type.kind !== 'pointer') return;
      const pointer = memory.getUint32(address, true);
      const block = this.#heap.containing(pointer);
      const target = type.target();
      if (this.#pointers.dangles(address, pointer) && block?.freed !== true)
        return;
      if (block === undefined || isHidden(target)) return;
      const element = elementOf(target);
      if (block.address === pointer && sizeOf(element) > 0)
        block.element ??= element;
      block.reached = true;
      if (reached.has(block.id)) return;
      reached.add(block.id);
      if (block.element !== undefined && !block.freed)
        pending.push({
          ...block,
          type: blockType(block, block.element),
        });
    };
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      this.#eachPointer(next.type, next.address, visit);
    return reached;
  }

  #eachPointer(
    type: CType,
    address: number,
    visit: (type: CType, address: number) => void,
  ): void {
    if (type.kind === 'pointer') {
      if (this.#shadow.all(address, type.size)) visit(type, address);
    } else if (type.kind === 'record') {
      for (const member of type.members())
        this.#eachPointer(member.type, address + member.offset, visit);
    } else if (type.kind === 'array' && type.length.kind === 'fixed') {
      if (!holdsPointers(type.element)) return;
      const size = sizeOf(type.element);
      for (let place = 0; place < type.length.count; place += 1)
        this.#eachPointer(type.element, address + place * size, visit);
    }
  }
}

/**
 * Returns true for incomplete types, such as those that only the library
 * defines; their contents are not shown.
 */
function isHidden(type: CType): boolean {
  const isVoid = /\bvoid$/.test(type.name);
  return type.kind === 'opaque' && type.size === 0 && !isVoid;
}

/**
 * Returns the element type of a block from the target type of a pointer; for an
 * array of unknown length, that of its elements.
 */
function elementOf(target: CType): CType {
  return target.kind === 'array' && sizeOf(target) === 0
    ? elementOf(target.element)
    : target;
}

function holdsPointers(type: CType): boolean {
  if (type.kind === 'array') return holdsPointers(type.element);
  return type.kind === 'pointer' || type.kind === 'record';
}

/** Hides the library's own blocks: those that no variable ever reached. */
function isShown(block: Block, reachable: ReadonlySet<string>): boolean {
  if (block.freed || block.early) return reachable.has(block.id);
  return block.reached;
}
