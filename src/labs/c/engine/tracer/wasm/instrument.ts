import { uleb } from '../../leb';
import { ByteReader, ByteWriter } from '../bytes';
import {
  bulkHelper,
  callWrapper,
  constant,
  encode,
  heapWrapper,
  isOfHeap,
  probeCode,
  storeHelper,
} from './code';
import type { CallHook, NewFunction, Probe } from './code';
import { hookModule, hookNames, hooks } from './hooks';
import { bulk, opcode, skipOperands } from './instructions';
import { sectionId, sectionReader } from './module';
import type { FunctionType, WasmModule } from './module';

/** Places and functions to report. */
export interface Watch {
  /** Probes by offset in the code section's content, as in DWARF. */
  readonly probes: ReadonlyMap<number, Probe>;
  /** Functions to report: reported number by function index. */
  readonly functions: ReadonlyMap<number, number>;
}

/**
 * Opcodes that delimit blocks: block, loop, if, else, try, catch, end,
 * delegate, catch_all, try_table.
 */
const structural = new Set([2, 3, 4, 5, 6, 7, 0x0b, 0x18, 0x19, 0x1f]);

/**
 * Instruments a module so that it reports its execution. Calls are inserted
 * between instructions, so values, addresses and order do not change.
 */
class Instrumentation {
  readonly #added: NewFunction[] = [];
  readonly #moved: {
    readonly type: number;
    readonly body: Uint8Array;
  }[] = [];
  readonly #helpers = new Map<number, number>();
  readonly #types: FunctionType[];
  readonly #hookTypes: readonly number[];
  readonly #functionCount: number;
  readonly #wrapped: ReadonlySet<number>;
  readonly #module: WasmModule;
  readonly #watch: Watch;

  constructor(module: WasmModule, watch: Watch) {
    this.#module = module;
    this.#watch = watch;
    this.#types = [...module.types];
    this.#functionCount = module.functionTypes.length + hookNames.length;
    this.#hookTypes = hookNames.map((name) =>
      this.#typeIndex({ parameters: hooks[name], results: [] }),
    );
    this.#wrapped = new Set(this.#functionsToWrap());
  }

  run(): Uint8Array {
    const code = this.#rewriteCode();
    const out = new ByteWriter().add([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    for (const { id, body } of this.#module.sections) {
      if (id === sectionId.custom) continue;
      out.add([id]).sized(this.#rewriteSection(id, body, code));
    }
    return out.finish();
  }

  #rewriteSection(id: number, body: Uint8Array, code: Uint8Array): Uint8Array {
    switch (id) {
      case sectionId.type:
        return this.#typeSection();
      case sectionId.import:
        return this.#importSection(body);
      case sectionId.function:
        return this.#functionSection();
      case sectionId.export:
        return this.#exportSection(body);
      case sectionId.start:
        return Uint8Array.from(uleb(this.#shift(new ByteReader(body).uleb())));
      case sectionId.element:
        return this.#elementSection();
      case sectionId.code:
        return code;
      default:
        return body;
    }
  }

  /**
   * Shifts a function index: imported functions come first, so the hooks move
   * the defined ones.
   */
  #shift(index: number): number {
    return index < this.#module.importedFunctions
      ? index
      : index + hookNames.length;
  }

  readonly #callHook: CallHook = (name) => {
    const index = this.#module.importedFunctions + hookNames.indexOf(name);
    return [opcode.call, ...uleb(index)];
  };

  #typeIndex(type: FunctionType): number {
    const text = JSON.stringify([type.parameters, type.results]);
    const found = this.#types.findIndex(
      ({ parameters, results }) =>
        JSON.stringify([parameters, results]) === text,
    );
    return found >= 0 ? found : this.#types.push(type) - 1;
  }

  /**
   * Adds a function. Function order: the program's own, the moved bodies, then
   * the helpers.
   */
  #addHelper(helper: NewFunction): number {
    this.#typeIndex(helper.type);
    return (
      this.#functionCount + this.#wrapped.size + this.#added.push(helper) - 1
    );
  }

  #functionsToWrap(): number[] {
    const { functionTypes, importedFunctions, names } = this.#module;
    return functionTypes
      .map((_, index) => index)
      .filter(
        (index) =>
          index >= importedFunctions &&
          (this.#watch.functions.has(index) ||
            isOfHeap(names.get(index) ?? '')),
      );
  }

  /**
   * Returns the index of the function that replaces a write instruction,
   * created on first use.
   */
  #helperFor(key: number, make: () => NewFunction): number {
    const known = this.#helpers.get(key);
    if (known !== undefined) return known;
    const helper = this.#addHelper(make());
    this.#helpers.set(key, helper);
    return helper;
  }

  #rewriteCode(): Uint8Array {
    const reader = sectionReader(this.#module.sections, sectionId.code);
    const count = reader.uleb();
    const bodies: Uint8Array[] = [];
    for (let place = 0; place < count; place += 1) {
      const index = this.#module.importedFunctions + place;
      const end = reader.uleb() + reader.position;
      const body = this.#rewriteBody(reader, end);
      if (!this.#wrapped.has(index)) {
        bodies.push(body);
        continue;
      }
      const type = this.#module.functionTypes[index] ?? 0;
      const inner = this.#functionCount + this.#moved.length;
      this.#moved.push({ type, body });
      bodies.push(encode(this.#wrapper(index, inner)));
    }
    bodies.push(...this.#moved.map(({ body }) => body));
    bodies.push(...this.#added.map((helper) => encode(helper)));
    const out = new ByteWriter().add(uleb(bodies.length));
    for (const body of bodies) out.sized(body);
    return out.finish();
  }

  #rewriteBody(reader: ByteReader, end: number): Uint8Array {
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
      pending = this.#watch.probes.get(at) ?? pending;
      const code = reader.u8();
      // A row at the start of a block is reported before the first instruction
      // inside, which a loop runs on every iteration. If another row comes
      // first, it replaces this one.
      if (pending !== undefined && (!structural.has(code) || at === end - 1)) {
        out.add(probeCode(pending, this.#callHook));
        pending = undefined;
      }
      this.#rewriteInstruction(code, at, reader, out);
    }
    return out.finish();
  }

  #rewriteInstruction(
    code: number,
    at: number,
    reader: ByteReader,
    out: ByteWriter,
  ): void {
    if (code === opcode.call || code === opcode.refFunc) {
      out.add([code, ...uleb(this.#shift(reader.uleb()))]);
      return;
    }
    if (code >= opcode.firstStore && code <= opcode.lastStore) {
      reader.uleb();
      const offset = reader.uleb() | 0;
      out.add([
        ...constant(offset),
        opcode.call,
        ...uleb(this.#helperFor(code, () => storeHelper(code, this.#callHook))),
      ]);
      return;
    }
    skipOperands(code, reader);
    const length = reader.position - at;
    reader.position = at;
    const whole = reader.take(length);
    const second = whole[1];
    if (
      code === opcode.prefix &&
      (second === bulk.copy || second === bulk.fill)
    )
      out.add([
        opcode.call,
        ...uleb(
          this.#helperFor(opcode.prefix + second, () =>
            bulkHelper(second, this.#callHook),
          ),
        ),
      ]);
    else out.add(whole);
  }

  #wrapper(index: number, inner: number): NewFunction {
    const { functionTypes, names, stackPointer, types } = this.#module;
    const type = types[functionTypes[index] ?? 0] ?? {
      parameters: [],
      results: [],
    };
    const announced = this.#watch.functions.get(index);
    return announced === undefined
      ? heapWrapper(type, inner, names.get(index) ?? '', this.#callHook)
      : callWrapper(type, inner, { announced, stackPointer }, this.#callHook);
  }

  #typeSection(): Uint8Array {
    const out = new ByteWriter().add(uleb(this.#types.length));
    for (const { parameters, results } of this.#types)
      out.add([0x60]).sized(parameters).sized(results);
    return out.finish();
  }

  #importSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count + hookNames.length));
    out.add(reader.take(body.length - reader.position));
    const encoder = new TextEncoder();
    hookNames.forEach((name, place) =>
      out
        .sized(encoder.encode(hookModule))
        .sized(encoder.encode(name))
        .add([0, ...uleb(this.#hookTypes[place] ?? 0)]),
    );
    return out.finish();
  }

  #functionSection(): Uint8Array {
    const own = [
      ...this.#module.functionTypes.slice(this.#module.importedFunctions),
      ...this.#moved.map(({ type }) => type),
      ...this.#added.map(({ type }) => this.#typeIndex(type)),
    ];
    const out = new ByteWriter().add(uleb(own.length));
    for (const type of own) out.add(uleb(type));
    return out.finish();
  }

  #exportSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count));
    for (let left = count; left > 0; left -= 1) {
      out.sized(reader.take(reader.uleb()));
      const kind = reader.u8();
      const index = reader.uleb();
      out.add([kind, ...uleb(kind === 0 ? this.#shift(index) : index)]);
    }
    return out.finish();
  }

  #elementSection(): Uint8Array {
    const out = new ByteWriter().add(uleb(this.#module.table.size));
    for (const [place, index] of this.#module.table)
      out.add([
        ...[0, ...constant(place), opcode.end],
        ...uleb(1),
        ...uleb(this.#shift(index)),
      ]);
    return out.finish();
  }
}

/** Returns an instrumented copy of a module that calls the hooks as it runs. */
export function instrument(module: WasmModule, watch: Watch): Uint8Array {
  return new Instrumentation(module, watch).run();
}
