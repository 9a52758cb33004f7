import { ByteReader } from '../tracer/bytes';
import { sectionId, createSectionReader } from '../tracer/wasm/module';
import type { FunctionType, WasmModule } from '../tracer/wasm/module';

/**
 * Words of a decoded instruction: opcode, two operands, and its offset in the
 * code section.
 */
export const WORDS_PER_INSTRUCTION = 4;

/** Opcodes of the machine's own, for instructions that WebAssembly lacks. */
const machineOpcodes = {
  jump: 0xd0,
  jumpIf: 0xd1,
  jumpUnless: 0xd2,
  jumpTable: 0xd3,
  bulkCopy: 0xd4,
  bulkFill: 0xd5,
  truncate: 0xd6,
} as const;

/** Function body in the form that the machine runs. */
export interface DecodedFunction {
  readonly code: Int32Array;
  readonly type: FunctionType;
  /** Number of parameters and locals. */
  readonly localCount: number;
  /** Slots that its operand stack needs. */
  readonly stackSlots: number;
}

/**
 * Constants and jump tables that do not fit in an operand, which holds their
 * index.
 */
export interface ConstantPool {
  readonly wide: bigint[];
  readonly floating: number[];
  readonly tables: (readonly number[])[];
}

interface Label {
  readonly isLoop: boolean;
  readonly height: number;
  readonly results: number;
  /** Index in the code of its first instruction, the jump target of a loop. */
  readonly start: number;
  /**
   * Indices in the code of the words to fill with the index of the block's end.
   */
  readonly pending: number[];
  readonly pendingTables: {
    readonly table: number[];
    readonly place: number;
  }[];
  elseAt: number;
}

const op = {
  unreachable: 0x00,
  nop: 0x01,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  drop: 0x1a,
  select: 0x1b,
  selectTyped: 0x1c,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  memorySize: 0x3f,
  memoryGrow: 0x40,
  i32: 0x41,
  i64: 0x42,
  f32: 0x43,
  f64: 0x44,
  prefix: 0xfc,
} as const;

const isUnary = (code: number) =>
  code === 0x45 ||
  code === 0x50 ||
  (code >= 0x67 && code <= 0x69) ||
  (code >= 0x79 && code <= 0x7b) ||
  (code >= 0x8b && code <= 0x91) ||
  (code >= 0x99 && code <= 0x9f) ||
  (code >= 0xa7 && code <= 0xc4);

/**
 * Thrown at an instruction that the machine does not support: the function then
 * runs natively, unchecked.
 */
class UnsupportedInstruction extends Error {}

class Decoder {
  readonly #reader: ByteReader;
  readonly #end: number;
  readonly #words: number[] = [];
  readonly #labels: Label[] = [];
  readonly #module: WasmModule;
  readonly #pool: ConstantPool;
  #height = 0;
  #maxHeight = 0;

  constructor(
    module: WasmModule,
    pool: ConstantPool,
    reader: ByteReader,
    end: number,
  ) {
    this.#module = module;
    this.#pool = pool;
    this.#reader = reader;
    this.#end = end;
  }

  decodeFunction(type: FunctionType): DecodedFunction {
    let locals = type.parameters.length;
    for (let groups = this.#reader.uleb(); groups > 0; groups -= 1) {
      locals += this.#reader.uleb();
      this.#reader.u8();
    }
    this.#openBlock(false, type.results.length);
    while (this.#reader.position < this.#end) this.#decodeInstruction();
    return {
      code: Int32Array.from(this.#words),
      type,
      localCount: locals,
      stackSlots: this.#maxHeight + 4,
    };
  }

  #emit(code: number, a = 0, b = 0, position = 0): number {
    this.#words.push(code, a, b, position);
    return this.#words.length - WORDS_PER_INSTRUCTION;
  }

  #adjustHeight(delta: number): void {
    this.#height += delta;
    if (this.#height > this.#maxHeight) this.#maxHeight = this.#height;
  }

  #openBlock(isLoop: boolean, results: number): Label {
    const label: Label = {
      isLoop,
      height: this.#height,
      results,
      start: this.#words.length,
      pending: [],
      pendingTables: [],
      elseAt: -1,
    };
    this.#labels.push(label);
    return label;
  }

  /**
   * Reads how many results a block has: clang gives the blocks of C at most
   * one, and no parameters.
   */
  #readBlockResults(): number {
    const type = Number(this.#reader.sleb());
    if (type === -64) return 0;
    if (type < 0) return 1;
    const { parameters = [], results = [] } = this.#module.types[type] ?? {};
    if (parameters.length > 0) throw new UnsupportedInstruction();
    return results.length;
  }

  #getLabel(depth: number): Label {
    const label = this.#labels.at(-1 - depth);
    if (label === undefined) throw new UnsupportedInstruction();
    return label;
  }

  /**
   * Packs the effect of a jump on the operand stack: `results | height << 1`.
   */
  #packStackEffect({ isLoop, results, height }: Label): number {
    return (isLoop ? 0 : results) | (height << 1);
  }

  #emitJump(code: number, depth: number, position: number): void {
    const label = this.#getLabel(depth);
    const place = this.#emit(
      code,
      label.start,
      this.#packStackEffect(label),
      position,
    );
    if (!label.isLoop) label.pending.push(place + 1);
  }

  /** Skips the code that cannot run before the end of its block. */
  #skipDead(): void {
    let nestedBlocks = 0;
    while (this.#reader.position < this.#end) {
      const position = this.#reader.position;
      const code = this.#reader.u8();
      if (code === op.block || code === op.loop || code === op.if) {
        this.#reader.skipLeb();
        nestedBlocks += 1;
      } else if (code === op.end || code === op.else) {
        if (nestedBlocks === 0) {
          this.#reader.position = position;
          break;
        }
        if (code === op.end) nestedBlocks -= 1;
      } else this.#skipOperands(code);
    }
    const label = this.#getLabel(0);
    this.#height = label.height + label.results;
  }

  /** Skips the operands of an instruction that never runs. */
  #skipOperands(code: number): void {
    const height = this.#height;
    const length = this.#words.length;
    this.#height = 64;
    if (code === op.br || code === op.brIf) this.#reader.uleb();
    else if (code === op.brTable) {
      for (let left = this.#reader.uleb(); left >= 0; left -= 1)
        this.#reader.uleb();
    } else this.#decodePlain(code, 0);
    this.#words.length = length;
    this.#height = height;
  }

  #decodeInstruction(): void {
    const position = this.#reader.position;
    const code = this.#reader.u8();
    switch (code) {
      case op.block:
        this.#openBlock(false, this.#readBlockResults());
        return;
      case op.loop:
        this.#openBlock(true, this.#readBlockResults());
        return;
      case op.if: {
        const results = this.#readBlockResults();
        this.#adjustHeight(-1);
        const place = this.#emit(
          machineOpcodes.jumpUnless,
          0,
          this.#height << 1,
          position,
        );
        this.#openBlock(false, results).elseAt = place + 1;
        return;
      }
      case op.else: {
        const label = this.#getLabel(0);
        label.pending.push(
          this.#emit(
            machineOpcodes.jump,
            0,
            this.#packStackEffect(label),
            position,
          ) + 1,
        );
        this.#words[label.elseAt] = this.#words.length;
        label.elseAt = -1;
        this.#height = label.height;
        return;
      }
      case op.end:
        this.#closeBlock(position);
        return;
      case op.br:
        this.#emitJump(machineOpcodes.jump, this.#reader.uleb(), position);
        this.#skipDead();
        return;
      case op.brIf:
        this.#adjustHeight(-1);
        this.#emitJump(machineOpcodes.jumpIf, this.#reader.uleb(), position);
        return;
      case op.brTable:
        this.#adjustHeight(-1);
        this.#decodeJumpTable(position);
        this.#skipDead();
        return;
      default:
        this.#decodePlain(code, position);
        if (code === op.return || code === op.unreachable) this.#skipDead();
    }
  }

  #closeBlock(position: number): void {
    const label = this.#labels.pop();
    if (label === undefined) throw new UnsupportedInstruction();
    const blockStart = this.#words.length;
    for (const place of label.pending) this.#words[place] = blockStart;
    for (const { table, place } of label.pendingTables)
      table[place] = blockStart;
    if (label.elseAt >= 0) this.#words[label.elseAt] = blockStart;
    this.#height = label.height + label.results;
    if (this.#labels.length === 0)
      this.#emit(op.return, label.results, 0, position);
  }

  #decodeJumpTable(position: number): void {
    const table: number[] = [];
    for (let left = this.#reader.uleb(); left >= 0; left -= 1) {
      const label = this.#getLabel(this.#reader.uleb());
      table.push(label.start, this.#packStackEffect(label));
      if (!label.isLoop)
        label.pendingTables.push({ table, place: table.length - 2 });
    }
    this.#emit(
      machineOpcodes.jumpTable,
      this.#pool.tables.push(table) - 1,
      0,
      position,
    );
  }

  #decodePlain(code: number, position: number): void {
    const reader = this.#reader;
    if (code >= 0x28 && code <= 0x3e) {
      reader.uleb();
      this.#emit(code, reader.uleb() | 0, 0, position);
      if (code >= 0x36) this.#adjustHeight(-2);
      return;
    }
    if (code >= 0x45 && code <= 0xc4) {
      this.#emit(code, 0, 0, position);
      if (!isUnary(code)) this.#adjustHeight(-1);
      return;
    }
    switch (code) {
      case op.nop:
        return;
      case op.unreachable:
        this.#emit(code, 0, 0, position);
        return;
      case op.return:
        this.#emit(code, this.#labels[0]?.results ?? 0, 0, position);
        return;
      case op.call: {
        const index = reader.uleb();
        this.#emit(code, index, 0, position);
        this.#applyCallType(this.#module.functionTypes[index] ?? 0);
        return;
      }
      case op.callIndirect: {
        const type = reader.uleb();
        reader.uleb();
        this.#emit(code, type, 0, position);
        this.#adjustHeight(-1);
        this.#applyCallType(type);
        return;
      }
      case op.drop:
        this.#emit(code, 0, 0, position);
        this.#adjustHeight(-1);
        return;
      case op.selectTyped:
        for (let left = reader.uleb(); left > 0; left -= 1) reader.u8();
        this.#emit(op.select, 0, 0, position);
        this.#adjustHeight(-2);
        return;
      case op.select:
        this.#emit(code, 0, 0, position);
        this.#adjustHeight(-2);
        return;
      case op.localGet:
      case op.globalGet:
        this.#emit(code, reader.uleb(), 0, position);
        this.#adjustHeight(1);
        return;
      case op.localSet:
      case op.globalSet:
        this.#emit(code, reader.uleb(), 0, position);
        this.#adjustHeight(-1);
        return;
      case op.localTee:
        this.#emit(code, reader.uleb(), 0, position);
        return;
      case op.memorySize:
      case op.memoryGrow:
        throw new UnsupportedInstruction();
      case op.i32:
        this.#emit(code, Number(reader.sleb()), 0, position);
        this.#adjustHeight(1);
        return;
      case op.i64:
        this.#emit(code, this.#pool.wide.push(reader.sleb()) - 1, 0, position);
        this.#adjustHeight(1);
        return;
      case op.f32:
      case op.f64: {
        const size = code === op.f32 ? 4 : 8;
        const bytes = reader.readBytes(size).slice();
        const view = new DataView(bytes.buffer);
        const value =
          size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
        this.#emit(op.f64, this.#pool.floating.push(value) - 1, 0, position);
        this.#adjustHeight(1);
        return;
      }
      case op.prefix:
        this.#decodePrefixed(position);
        return;
      default:
        throw new UnsupportedInstruction();
    }
  }

  #decodePrefixed(position: number): void {
    const reader = this.#reader;
    const code = reader.uleb();
    if (code < 8) {
      this.#emit(machineOpcodes.truncate, code, 0, position);
      return;
    }
    if (code !== 10 && code !== 11) throw new UnsupportedInstruction();
    reader.uleb();
    if (code === 10) reader.uleb();
    this.#emit(
      code === 10 ? machineOpcodes.bulkCopy : machineOpcodes.bulkFill,
      0,
      0,
      position,
    );
    this.#adjustHeight(-3);
  }

  #applyCallType(type: number): void {
    const { parameters = [], results = [] } = this.#module.types[type] ?? {};
    if (results.length > 1) throw new UnsupportedInstruction();
    this.#adjustHeight(results.length - parameters.length);
  }
}

/**
 * Maps the index of each function to the end of its body in the code section.
 */
function findBodyEnds({
  sections,
  importedFunctionCount,
}: WasmModule): Map<number, number> {
  const reader = createSectionReader(sections, sectionId.code);
  const ends = new Map<number, number>();
  const count = reader.uleb();
  for (let place = 0; place < count; place += 1) {
    const end = reader.uleb() + reader.position;
    ends.set(importedFunctionCount + place, end);
    reader.position = end;
  }
  return ends;
}

/**
 * Decodes functions for the machine, except those with an instruction that it
 * does not support.
 */
export function decodeFunctions(
  module: WasmModule,
  indices: readonly number[],
  pool: ConstantPool,
): Map<number, DecodedFunction> {
  const { sections, codeOffsets, types, functionTypes } = module;
  const body =
    sections.find(({ id }) => id === sectionId.code)?.body ?? new Uint8Array();
  const ends = findBodyEnds(module);
  const decoded = new Map<number, DecodedFunction>();
  for (const index of indices) {
    const type = types[functionTypes[index] ?? 0];
    const start = codeOffsets.get(index);
    if (type === undefined || type.results.length > 1) continue;
    try {
      const reader = new ByteReader(body, start);
      const decoder = new Decoder(module, pool, reader, ends.get(index) ?? 0);
      decoded.set(index, decoder.decodeFunction(type));
    } catch (error) {
      if (!(error instanceof UnsupportedInstruction)) throw error;
    }
  }
  return decoded;
}
