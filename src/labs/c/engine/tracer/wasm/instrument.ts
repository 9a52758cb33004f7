import { encodeUleb } from '../../leb';
import { ByteReader, ByteWriter } from '../bytes';
import {
  createBulkHelper,
  createCallWrapper,
  encodeConstant,
  encodeFunction,
  createHeapWrapper,
  isHeapFunction,
  encodeProbe,
  createStoreHelper,
} from './codegen';
import type { CallHook, NewFunction, Probe } from './codegen';
import { hookModule, hookNames, hooks } from './hooks';
import { bulkOpcode, opcode, skipOperands } from './instructions';
import { sectionId, createSectionReader } from './module';
import type { FunctionType, WasmModule } from './module';

/** Places and functions to report. */
export interface ReportTargets {
  /** Probes by offset in the code section's content, as in DWARF. */
  readonly probes: ReadonlyMap<number, Probe>;
  /** Functions to report: reported number by function index. */
  readonly functions: ReadonlyMap<number, number>;
}

/**
 * Opcodes that delimit blocks: block, loop, if, else, try, catch, end,
 * delegate, catch_all, try_table.
 */
const STRUCTURAL_OPCODES = new Set([2, 3, 4, 5, 6, 7, 0x0b, 0x18, 0x19, 0x1f]);

/**
 * Instruments a module so that it reports its execution. Calls are inserted
 * between instructions, so values, addresses and order do not change.
 */
class Instrumentation {
  readonly #addedFunctions: NewFunction[] = [];
  readonly #movedBodies: {
    readonly type: number;
    readonly body: Uint8Array;
  }[] = [];
  readonly #helpers = new Map<number, number>();
  readonly #types: FunctionType[];
  readonly #hookTypes: readonly number[];
  readonly #functionCount: number;
  readonly #wrapped: ReadonlySet<number>;
  readonly #module: WasmModule;
  readonly #targets: ReportTargets;

  constructor(module: WasmModule, watch: ReportTargets) {
    this.#module = module;
    this.#targets = watch;
    this.#types = [...module.types];
    this.#functionCount = module.functionTypes.length + hookNames.length;
    this.#hookTypes = hookNames.map((name) =>
      this.#getTypeIndex({ parameters: hooks[name], results: [] }),
    );
    this.#wrapped = new Set(this.#findFunctionsToWrap());
  }

  run(): Uint8Array {
    const code = this.#rewriteCode();
    const out = new ByteWriter().add([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    for (const { id, body } of this.#module.sections) {
      if (id === sectionId.custom) continue;
      out.add([id]).addSized(this.#rewriteSection(id, body, code));
    }
    return out.finish();
  }

  #rewriteSection(id: number, body: Uint8Array, code: Uint8Array): Uint8Array {
    switch (id) {
      case sectionId.type:
        return this.#encodeTypeSection();
      case sectionId.import:
        return this.#encodeImportSection(body);
      case sectionId.function:
        return this.#encodeFunctionSection();
      case sectionId.export:
        return this.#encodeExportSection(body);
      case sectionId.start:
        return Uint8Array.from(
          encodeUleb(this.#shiftIndex(new ByteReader(body).uleb())),
        );
      case sectionId.element:
        return this.#encodeElementSection();
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
  #shiftIndex(index: number): number {
    return index < this.#module.importedFunctionCount
      ? index
      : index + hookNames.length;
  }

  readonly #callHook: CallHook = (name) => {
    const index = this.#module.importedFunctionCount + hookNames.indexOf(name);
    return [opcode.call, ...encodeUleb(index)];
  };

  #getTypeIndex(type: FunctionType): number {
    const text = JSON.stringify([type.parameters, type.results]);
    const typeIndex = this.#types.findIndex(
      ({ parameters, results }) =>
        JSON.stringify([parameters, results]) === text,
    );
    return typeIndex >= 0 ? typeIndex : this.#types.push(type) - 1;
  }

  /**
   * Adds a function. Function order: the program's own, the moved bodies, then
   * the helpers.
   */
  #addHelper(helper: NewFunction): number {
    this.#getTypeIndex(helper.type);
    return (
      this.#functionCount +
      this.#wrapped.size +
      this.#addedFunctions.push(helper) -
      1
    );
  }

  #findFunctionsToWrap(): number[] {
    const { functionTypes, importedFunctionCount, names } = this.#module;
    return functionTypes
      .map((_, index) => index)
      .filter(
        (index) =>
          index >= importedFunctionCount &&
          (this.#targets.functions.has(index) ||
            isHeapFunction(names.get(index) ?? '')),
      );
  }

  /**
   * Returns the index of the function that replaces a write instruction,
   * created on first use.
   */
  #getHelper(key: number, make: () => NewFunction): number {
    const knownHelper = this.#helpers.get(key);
    if (knownHelper !== undefined) return knownHelper;
    const helper = this.#addHelper(make());
    this.#helpers.set(key, helper);
    return helper;
  }

  #rewriteCode(): Uint8Array {
    const reader = createSectionReader(this.#module.sections, sectionId.code);
    const count = reader.uleb();
    const bodies: Uint8Array[] = [];
    for (let place = 0; place < count; place += 1) {
      const index = this.#module.importedFunctionCount + place;
      const end = reader.uleb() + reader.position;
      const body = this.#rewriteBody(reader, end);
      if (!this.#wrapped.has(index)) {
        bodies.push(body);
        continue;
      }
      const type = this.#module.functionTypes[index] ?? 0;
      const inner = this.#functionCount + this.#movedBodies.length;
      this.#movedBodies.push({ type, body });
      bodies.push(encodeFunction(this.#createWrapper(index, inner)));
    }
    bodies.push(...this.#movedBodies.map(({ body }) => body));
    bodies.push(
      ...this.#addedFunctions.map((helper) => encodeFunction(helper)),
    );
    const out = new ByteWriter().add(encodeUleb(bodies.length));
    for (const body of bodies) out.addSized(body);
    return out.finish();
  }

  #rewriteBody(reader: ByteReader, end: number): Uint8Array {
    const out = new ByteWriter();
    const start = reader.position;
    for (let groups = reader.uleb(); groups > 0; groups -= 1) {
      reader.uleb();
      reader.u8();
    }
    const copiedBytes = reader.position - start;
    reader.position = start;
    out.add(reader.readBytes(copiedBytes));
    let pending: Probe | undefined;
    while (reader.position < end) {
      const position = reader.position;
      pending = this.#targets.probes.get(position) ?? pending;
      const code = reader.u8();
      // A row at the start of a block is reported before the first instruction
      // inside, which a loop runs on every iteration. If another row comes
      // first, it replaces this one.
      if (
        pending !== undefined &&
        (!STRUCTURAL_OPCODES.has(code) || position === end - 1)
      ) {
        out.add(encodeProbe(pending, this.#callHook));
        pending = undefined;
      }
      this.#rewriteInstruction(code, position, reader, out);
    }
    return out.finish();
  }

  #rewriteInstruction(
    code: number,
    position: number,
    reader: ByteReader,
    out: ByteWriter,
  ): void {
    if (code === opcode.call || code === opcode.refFunc) {
      out.add([code, ...encodeUleb(this.#shiftIndex(reader.uleb()))]);
      return;
    }
    if (code >= opcode.firstStore && code <= opcode.lastStore) {
      reader.uleb();
      const offset = reader.uleb() | 0;
      out.add([
        ...encodeConstant(offset),
        opcode.call,
        ...encodeUleb(
          this.#getHelper(code, () => createStoreHelper(code, this.#callHook)),
        ),
      ]);
      return;
    }
    skipOperands(code, reader);
    const length = reader.position - position;
    reader.position = position;
    const wholeBody = reader.readBytes(length);
    const second = wholeBody[1];
    if (
      code === opcode.prefix &&
      (second === bulkOpcode.copy || second === bulkOpcode.fill)
    )
      out.add([
        opcode.call,
        ...encodeUleb(
          this.#getHelper(opcode.prefix + second, () =>
            createBulkHelper(second, this.#callHook),
          ),
        ),
      ]);
    else out.add(wholeBody);
  }

  #createWrapper(index: number, inner: number): NewFunction {
    const { functionTypes, names, stackPointer, types } = this.#module;
    const type = types[functionTypes[index] ?? 0] ?? {
      parameters: [],
      results: [],
    };
    const functionNumber = this.#targets.functions.get(index);
    return functionNumber === undefined
      ? createHeapWrapper(type, inner, names.get(index) ?? '', this.#callHook)
      : createCallWrapper(
          type,
          inner,
          { announced: functionNumber, stackPointer },
          this.#callHook,
        );
  }

  #encodeTypeSection(): Uint8Array {
    const out = new ByteWriter().add(encodeUleb(this.#types.length));
    for (const { parameters, results } of this.#types)
      out.add([0x60]).addSized(parameters).addSized(results);
    return out.finish();
  }

  #encodeImportSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(encodeUleb(count + hookNames.length));
    out.add(reader.readBytes(body.length - reader.position));
    const encoder = new TextEncoder();
    hookNames.forEach((name, place) =>
      out
        .addSized(encoder.encode(hookModule))
        .addSized(encoder.encode(name))
        .add([0, ...encodeUleb(this.#hookTypes[place] ?? 0)]),
    );
    return out.finish();
  }

  #encodeFunctionSection(): Uint8Array {
    const ownTypes = [
      ...this.#module.functionTypes.slice(this.#module.importedFunctionCount),
      ...this.#movedBodies.map(({ type }) => type),
      ...this.#addedFunctions.map(({ type }) => this.#getTypeIndex(type)),
    ];
    const out = new ByteWriter().add(encodeUleb(ownTypes.length));
    for (const type of ownTypes) out.add(encodeUleb(type));
    return out.finish();
  }

  #encodeExportSection(body: Uint8Array): Uint8Array {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(encodeUleb(count));
    for (let left = count; left > 0; left -= 1) {
      out.addSized(reader.readBytes(reader.uleb()));
      const kind = reader.u8();
      const index = reader.uleb();
      out.add([
        kind,
        ...encodeUleb(kind === 0 ? this.#shiftIndex(index) : index),
      ]);
    }
    return out.finish();
  }

  #encodeElementSection(): Uint8Array {
    const out = new ByteWriter().add(encodeUleb(this.#module.table.size));
    for (const [place, index] of this.#module.table)
      out.add([
        ...[0, ...encodeConstant(place), opcode.end],
        ...encodeUleb(1),
        ...encodeUleb(this.#shiftIndex(index)),
      ]);
    return out.finish();
  }
}

/** Returns an instrumented copy of a module that calls the hooks as it runs. */
export function instrument(
  module: WasmModule,
  watch: ReportTargets,
): Uint8Array {
  return new Instrumentation(module, watch).run();
}
