import { ByteReader, ByteWriter, sleb, uleb } from '../bytes';
import { hookModule, hookNames, hooks, leaveHook } from './hooks';
import type { HookName } from './hooks';
import { bulk, opcode, skipImmediates } from './instructions';
import { sectionId, sectionReader, valueType } from './module';
import type { FunctionType, WasmModule } from './module';

/** What is inserted before the instruction at an offset of the code section. */
export interface Probe {
  /** Of the row in the program's line table. */
  readonly row: number;
  /** The local that holds the address of the function's frame. */
  readonly frameLocal: number | undefined;
  /** Locals that variables live at: the number to report each under, and the local. */
  readonly locals: readonly { readonly slot: number; readonly local: number }[];
}

/** Where and what to watch. */
export interface Watch {
  /** By offset in the code section's content, as debug information counts. */
  readonly probes: ReadonlyMap<number, Probe>;
  /** Functions to announce, by their index; the number announced. */
  readonly functions: ReadonlyMap<number, number>;
}

/** Instructions that open, part and close blocks: block, loop, if, else, try, catch, end, delegate, catch_all, try_table. */
const structural = new Set([2, 3, 4, 5, 6, 7, 0x0b, 0x18, 0x19, 0x1f]);

interface NewFunction {
  readonly type: FunctionType;
  readonly locals: readonly number[];
  readonly code: readonly number[];
}

const { i32, i64, f32, f64 } = valueType;

/** What each store instruction writes: bytes and type of the value. */
const stores: Readonly<Record<number, readonly [number, number]>> = {
  0x36: [4, i32],
  0x37: [8, i64],
  0x38: [4, f32],
  0x39: [8, f64],
  0x3a: [1, i32],
  0x3b: [2, i32],
  0x3c: [1, i64],
  0x3d: [2, i64],
  0x3e: [4, i64],
};

/** How the heap's functions are announced: where the size is, and what the memory holds. */
const allocators: Readonly<
  Record<
    string,
    { readonly size: readonly number[]; readonly kind: number } | undefined
  >
> = {
  malloc: { size: [0], kind: 0 },
  aligned_alloc: { size: [1], kind: 0 },
  calloc: { size: [0, 1], kind: 1 },
  realloc: { size: [1], kind: 2 },
};

const constant = (value: number): number[] => [opcode.i32Const, ...sleb(value)];
const local = (index: number): number[] => [opcode.localGet, ...uleb(index)];

/**
 * Makes a program tell what it does, and changes nothing else: calls are
 * inserted between instructions, so values, addresses and order stay.
 */
class Instrumentation {
  private readonly added: NewFunction[] = [];
  private readonly moved: {
    readonly type: number;
    readonly body: Uint8Array;
  }[] = [];
  private readonly storeHelpers = new Map<number, number>();
  private readonly types: FunctionType[];
  private readonly hookTypes: readonly number[];
  private readonly functionCount: number;
  private readonly wrapped: ReadonlySet<number>;

  constructor(
    private readonly module: WasmModule,
    private readonly watch: Watch,
  ) {
    this.types = [...module.types];
    this.functionCount = module.functionTypes.length + hookNames.length;
    this.hookTypes = hookNames.map((name) =>
      this.typeIndex({ parameters: hooks[name], results: [] }),
    );
    this.wrapped = new Set(this.functionsToWrap());
  }

  run(): Uint8Array {
    const code = this.rewriteCode();
    const out = new ByteWriter().add([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    for (const { id, body } of this.module.sections) {
      if (id === sectionId.custom) continue;
      out.add([id]).sized(this.rewriteSection(id, body, code));
    }
    return out.finish();
  }

  private rewriteSection(
    id: number,
    body: Uint8Array,
    code: Uint8Array,
  ): Uint8Array {
    switch (id) {
      case sectionId.type:
        return this.typeSection();
      case sectionId.import:
        return this.importSection(body);
      case sectionId.function:
        return this.functionSection();
      case sectionId.export:
        return this.exportSection(body);
      case sectionId.start:
        return Uint8Array.from(uleb(this.shift(new ByteReader(body).uleb())));
      case sectionId.element:
        return this.elementSection();
      case sectionId.code:
        return code;
      default:
        return body;
    }
  }

  /** Imported functions come first, so the hooks push the others back. */
  private shift(index: number): number {
    return index < this.module.importedFunctions
      ? index
      : index + hookNames.length;
  }

  private callHook(name: HookName): number[] {
    const index = this.module.importedFunctions + hookNames.indexOf(name);
    return [opcode.call, ...uleb(index)];
  }

  private typeIndex(type: FunctionType): number {
    const text = JSON.stringify([type.parameters, type.results]);
    const found = this.types.findIndex(
      ({ parameters, results }) =>
        JSON.stringify([parameters, results]) === text,
    );
    return found >= 0 ? found : this.types.push(type) - 1;
  }

  /** Bodies that were moved away follow the program's, then the helpers. */
  private addHelper(helper: NewFunction): number {
    this.typeIndex(helper.type);
    return this.functionCount + this.wrapped.size + this.added.push(helper) - 1;
  }

  private functionsToWrap(): number[] {
    const { functionTypes, importedFunctions, names } = this.module;
    return functionTypes
      .map((_, index) => index)
      .filter(
        (index) =>
          index >= importedFunctions &&
          (this.watch.functions.has(index) ||
            this.isOfHeap(names.get(index) ?? '')),
      );
  }

  private isOfHeap(name: string): boolean {
    return name === 'free' || allocators[name] !== undefined;
  }

  private storeHelper(code: number): number {
    const known = this.storeHelpers.get(code);
    if (known !== undefined) return known;
    const [size, value] = stores[code] ?? [0, i32];
    const address = [...local(0), ...local(2), opcode.i32Add];
    const helper = this.addHelper({
      type: { parameters: [i32, value, i32], results: [] },
      locals: [],
      code: [
        ...address,
        ...constant(size),
        ...this.callHook('write'),
        ...address,
        ...local(1),
        ...[code, 0, 0],
      ],
    });
    this.storeHelpers.set(code, helper);
    return helper;
  }

  private bulkHelper(code: number): number {
    const key = opcode.prefix + code;
    const known = this.storeHelpers.get(key);
    if (known !== undefined) return known;
    const helper = this.addHelper({
      type: { parameters: [i32, i32, i32], results: [] },
      locals: [],
      code: [
        ...local(0),
        ...local(2),
        ...this.callHook('write'),
        ...local(0),
        ...local(1),
        ...local(2),
        ...[opcode.prefix, code, 0],
        ...(code === bulk.copy ? [0] : []),
      ],
    });
    this.storeHelpers.set(key, helper);
    return helper;
  }

  private probeCode({ row, frameLocal, locals }: Probe): number[] {
    return [
      ...locals.flatMap((place) => [
        ...constant(place.slot),
        ...local(place.local),
        ...this.callHook('local'),
      ]),
      ...constant(row),
      ...(frameLocal === undefined ? constant(0) : local(frameLocal)),
      ...this.callHook('row'),
    ];
  }

  private rewriteCode(): Uint8Array {
    const reader = sectionReader(this.module.sections, sectionId.code);
    const count = reader.uleb();
    const bodies: Uint8Array[] = [];
    for (let place = 0; place < count; place += 1) {
      const index = this.module.importedFunctions + place;
      const end = reader.uleb() + reader.position;
      const body = this.rewriteBody(reader, end);
      if (!this.wrapped.has(index)) {
        bodies.push(body);
        continue;
      }
      const type = this.module.functionTypes[index] ?? 0;
      const inner = this.functionCount + this.moved.length;
      this.moved.push({ type, body });
      bodies.push(this.encode(this.wrapper(index, inner)));
    }
    bodies.push(...this.moved.map(({ body }) => body));
    bodies.push(...this.added.map((helper) => this.encode(helper)));
    const out = new ByteWriter().add(uleb(bodies.length));
    for (const body of bodies) out.sized(body);
    return out.finish();
  }

  private rewriteBody(reader: ByteReader, end: number): Uint8Array {
    const out = new ByteWriter();
    const start = reader.position;
    for (let groups = reader.uleb(); groups > 0; groups -= 1) {
      reader.uleb();
      reader.u8();
    }
    const copied = reader.position - start;
    reader.position = start;
    out.add(reader.take(copied));
    let pending: Probe | undefined;
    while (reader.position < end) {
      const at = reader.position;
      pending = this.watch.probes.get(at) ?? pending;
      const code = reader.u8();
      // A row at the start of a block belongs to what runs inside it, each time
      // around; with nothing of its own there, the row after takes its place.
      if (pending !== undefined && (!structural.has(code) || at === end - 1)) {
        out.add(this.probeCode(pending));
        pending = undefined;
      }
      this.rewriteInstruction(code, at, reader, out);
    }
    return out.finish();
  }

  private rewriteInstruction(
    code: number,
    at: number,
    reader: ByteReader,
    out: ByteWriter,
  ): void {
    if (code === opcode.call || code === opcode.refFunc) {
      out.add([code, ...uleb(this.shift(reader.uleb()))]);
      return;
    }
    if (code >= opcode.firstStore && code <= opcode.lastStore) {
      reader.uleb();
      const offset = reader.uleb() | 0;
      out.add([
        ...constant(offset),
        opcode.call,
        ...uleb(this.storeHelper(code)),
      ]);
      return;
    }
    skipImmediates(code, reader);
    const length = reader.position - at;
    reader.position = at;
    const whole = reader.take(length);
    const second = whole[1];
    if (
      code === opcode.prefix &&
      (second === bulk.copy || second === bulk.fill)
    )
      out.add([opcode.call, ...uleb(this.bulkHelper(second))]);
    else out.add(whole);
  }

  /** A function in the place of another: announces it, calls it, gives back its result. */
  private wrapper(index: number, inner: number): NewFunction {
    const { functionTypes, names, stackPointer, types } = this.module;
    const type = types[functionTypes[index] ?? 0] ?? {
      parameters: [],
      results: [],
    };
    const call = [
      ...type.parameters.flatMap((_, place) => local(place)),
      opcode.call,
      ...uleb(inner),
    ];
    const result = type.parameters.length;
    const kept = [opcode.localTee, ...uleb(result)];
    const name = names.get(index) ?? '';
    const announced = this.watch.functions.get(index);
    if (announced !== undefined)
      return {
        type,
        locals: type.results,
        code: [
          ...constant(announced),
          ...[opcode.globalGet, ...uleb(stackPointer)],
          ...this.callHook('enter'),
          ...call,
          ...(type.results.length > 0 ? [...kept, ...local(result)] : []),
          ...this.callHook(leaveHook(type.results[0])),
        ],
      };
    const allocator = allocators[name];
    if (allocator === undefined)
      return {
        type,
        locals: [],
        code: [...local(0), ...this.callHook('released'), ...call],
      };
    return {
      type,
      locals: type.results,
      code: [
        ...(name === 'realloc'
          ? [...local(0), ...this.callHook('resizing')]
          : []),
        ...call,
        ...kept,
        ...local(result),
        ...allocator.size.flatMap(local),
        ...(allocator.size.length > 1 ? [opcode.i32Mul] : []),
        ...constant(allocator.kind),
        ...this.callHook('allocated'),
      ],
    };
  }

  private encode({ locals, code }: NewFunction): Uint8Array {
    const out = new ByteWriter().add(uleb(locals.length));
    for (const type of locals) out.add([1, type]);
    return out.add(code).add([opcode.end]).finish();
  }

  private typeSection(): Uint8Array {
    const out = new ByteWriter().add(uleb(this.types.length));
    for (const { parameters, results } of this.types)
      out.add([0x60]).sized(parameters).sized(results);
    return out.finish();
  }

  private importSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count + hookNames.length));
    out.add(reader.take(body.length - reader.position));
    const encoder = new TextEncoder();
    hookNames.forEach((name, place) =>
      out
        .sized(encoder.encode(hookModule))
        .sized(encoder.encode(name))
        .add([0, ...uleb(this.hookTypes[place] ?? 0)]),
    );
    return out.finish();
  }

  private functionSection(): Uint8Array {
    const own = [
      ...this.module.functionTypes.slice(this.module.importedFunctions),
      ...this.moved.map(({ type }) => type),
      ...this.added.map(({ type }) => this.typeIndex(type)),
    ];
    const out = new ByteWriter().add(uleb(own.length));
    for (const type of own) out.add(uleb(type));
    return out.finish();
  }

  private exportSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count));
    for (let left = count; left > 0; left -= 1) {
      out.sized(reader.take(reader.uleb()));
      const kind = reader.u8();
      const index = reader.uleb();
      out.add([kind, ...uleb(kind === 0 ? this.shift(index) : index)]);
    }
    return out.finish();
  }

  private elementSection(): Uint8Array {
    const out = new ByteWriter().add(uleb(this.module.table.size));
    for (const [place, index] of this.module.table)
      out.add([
        ...[0, ...constant(place), opcode.end],
        ...uleb(1),
        ...uleb(this.shift(index)),
      ]);
    return out.finish();
  }
}

/** A program that calls the hooks as it runs, and otherwise does the same. */
export function instrument(module: WasmModule, watch: Watch): Uint8Array {
  return new Instrumentation(module, watch).run();
}
