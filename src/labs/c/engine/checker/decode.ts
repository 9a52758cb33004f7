import { ByteReader } from '../tracer/bytes';
import { sectionId, createSectionReader } from '../tracer/wasm/module';
import type { FunctionType, WasmModule } from '../tracer/wasm/module';
import * as op from './opcodes';

/**
 * Words of a decoded instruction: opcode, two operands, and its offset in the
 * code section.
 */
export const WORDS_PER_INSTRUCTION = 4;

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

/** Operands that each instruction with one index adds to the stack. */
const indexedEffects: Readonly<Record<number, number>> = {
  [op.LOCAL_GET]: 1,
  [op.LOCAL_SET]: -1,
  [op.LOCAL_TEE]: 0,
  [op.GLOBAL_GET]: 1,
  [op.GLOBAL_SET]: -1,
};

/** Operands that each instruction without an index adds to the stack. */
const plainEffects: Readonly<Record<number, number>> = {
  [op.UNREACHABLE]: 0,
  [op.DROP]: -1,
  [op.SELECT]: -2,
};

/** Ranges of the opcodes that replace the value on top of the stack. */
const unaryRanges = [
  [op.I32_EQZ, op.I32_EQZ],
  [op.I64_EQZ, op.I64_EQZ],
  [op.I32_CLZ, op.I32_POPCNT],
  [op.I64_CLZ, op.I64_POPCNT],
  [op.F32_ABS, op.F32_SQRT],
  [op.F64_ABS, op.F64_SQRT],
  [op.I32_WRAP_I64, op.I64_EXTEND32_S],
] as const;

const isUnary = (code: number) =>
  unaryRanges.some(([first, last]) => code >= first && code <= last);

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
  /** Offset in the code section of the instruction that is decoded. */
  #position = 0;
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

  /**
   * Appends an instruction, at the position of the one that is decoded.
   *
   * @returns Index of its first word.
   */
  #emit(code: number, operand = 0, secondOperand = 0): number {
    this.#words.push(code, operand, secondOperand, this.#position);
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

  #emitJump(code: number, depth: number): void {
    const label = this.#getLabel(depth);
    const place = this.#emit(code, label.start, this.#packStackEffect(label));
    if (!label.isLoop) label.pending.push(place + 1);
  }

  /** Skips the code that cannot run before the end of its block. */
  #skipDead(): void {
    let nestedBlocks = 0;
    while (this.#reader.position < this.#end) {
      const position = this.#reader.position;
      const code = this.#reader.u8();
      if (code === op.BLOCK || code === op.LOOP || code === op.IF) {
        this.#reader.skipLeb();
        nestedBlocks += 1;
      } else if (code === op.END || code === op.ELSE) {
        if (nestedBlocks === 0) {
          this.#reader.position = position;
          break;
        }
        if (code === op.END) nestedBlocks -= 1;
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
    if (code === op.BRANCH || code === op.BRANCH_IF) this.#reader.uleb();
    else if (code === op.BRANCH_TABLE) {
      for (let left = this.#reader.uleb(); left >= 0; left -= 1)
        this.#reader.uleb();
    } else this.#decodePlain(code);
    this.#words.length = length;
    this.#height = height;
  }

  #decodeInstruction(): void {
    this.#position = this.#reader.position;
    const code = this.#reader.u8();
    switch (code) {
      case op.BLOCK:
        this.#openBlock(false, this.#readBlockResults());
        return;
      case op.LOOP:
        this.#openBlock(true, this.#readBlockResults());
        return;
      case op.IF: {
        const results = this.#readBlockResults();
        this.#adjustHeight(-1);
        const place = this.#emit(op.JUMP_UNLESS, 0, this.#height << 1);
        this.#openBlock(false, results).elseAt = place + 1;
        return;
      }
      case op.ELSE: {
        const label = this.#getLabel(0);
        label.pending.push(
          this.#emit(op.JUMP, 0, this.#packStackEffect(label)) + 1,
        );
        this.#words[label.elseAt] = this.#words.length;
        label.elseAt = -1;
        this.#height = label.height;
        return;
      }
      case op.END:
        this.#closeBlock();
        return;
      case op.BRANCH:
        this.#emitJump(op.JUMP, this.#reader.uleb());
        this.#skipDead();
        return;
      case op.BRANCH_IF:
        this.#adjustHeight(-1);
        this.#emitJump(op.JUMP_IF, this.#reader.uleb());
        return;
      case op.BRANCH_TABLE:
        this.#adjustHeight(-1);
        this.#decodeJumpTable();
        this.#skipDead();
        return;
      default:
        this.#decodePlain(code);
        if (code === op.RETURN || code === op.UNREACHABLE) this.#skipDead();
    }
  }

  #closeBlock(): void {
    const label = this.#labels.pop();
    if (label === undefined) throw new UnsupportedInstruction();
    const blockStart = this.#words.length;
    for (const place of label.pending) this.#words[place] = blockStart;
    for (const { table, place } of label.pendingTables)
      table[place] = blockStart;
    if (label.elseAt >= 0) this.#words[label.elseAt] = blockStart;
    this.#height = label.height + label.results;
    if (this.#labels.length === 0) this.#emit(op.RETURN, label.results);
  }

  #decodeJumpTable(): void {
    const table: number[] = [];
    for (let left = this.#reader.uleb(); left >= 0; left -= 1) {
      const label = this.#getLabel(this.#reader.uleb());
      table.push(label.start, this.#packStackEffect(label));
      if (!label.isLoop)
        label.pendingTables.push({ table, place: table.length - 2 });
    }
    this.#emit(op.JUMP_TABLE, this.#pool.tables.push(table) - 1);
  }

  #decodePlain(code: number): void {
    const reader = this.#reader;
    if (code >= op.I32_LOAD && code <= op.I64_STORE32) {
      reader.uleb();
      this.#emit(code, reader.uleb() | 0);
      if (code >= op.I32_STORE) this.#adjustHeight(-2);
      return;
    }
    if (code >= op.I32_EQZ && code <= op.I64_EXTEND32_S) {
      this.#emit(code);
      if (!isUnary(code)) this.#adjustHeight(-1);
      return;
    }
    switch (code) {
      case op.NOP:
        return;
      case op.RETURN:
        this.#emit(code, this.#labels[0]?.results ?? 0);
        return;
      case op.CALL: {
        const index = reader.uleb();
        this.#emit(code, index);
        this.#applyCallType(this.#module.functionTypes[index] ?? 0);
        return;
      }
      case op.CALL_INDIRECT: {
        const type = reader.uleb();
        reader.uleb();
        this.#emit(code, type);
        this.#adjustHeight(-1);
        this.#applyCallType(type);
        return;
      }
      case op.SELECT_TYPED:
        for (let left = reader.uleb(); left > 0; left -= 1) reader.u8();
        this.#emit(op.SELECT);
        this.#adjustHeight(-2);
        return;
      case op.I32_CONST:
        this.#emit(code, Number(reader.sleb()));
        this.#adjustHeight(1);
        return;
      case op.I64_CONST:
        this.#emit(code, this.#pool.wide.push(reader.sleb()) - 1);
        this.#adjustHeight(1);
        return;
      case op.F32_CONST:
      case op.F64_CONST: {
        const size = code === op.F32_CONST ? 4 : 8;
        const bytes = reader.readBytes(size).slice();
        const view = new DataView(bytes.buffer);
        const value =
          size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
        this.#emit(op.F64_CONST, this.#pool.floating.push(value) - 1);
        this.#adjustHeight(1);
        return;
      }
      case op.PREFIX:
        this.#decodePrefixed();
        return;
      default:
        this.#decodeSimple(code);
    }
  }

  #decodeSimple(code: number): void {
    const indexedEffect = indexedEffects[code];
    const effect = indexedEffect ?? plainEffects[code];
    if (effect === undefined) throw new UnsupportedInstruction();
    this.#emit(code, indexedEffect === undefined ? 0 : this.#reader.uleb());
    this.#adjustHeight(effect);
  }

  #decodePrefixed(): void {
    const reader = this.#reader;
    const code = reader.uleb();
    if (code < 8) {
      this.#emit(op.TRUNCATE_SATURATING, code);
      return;
    }
    if (code !== 10 && code !== 11) throw new UnsupportedInstruction();
    reader.uleb();
    if (code === 10) reader.uleb();
    this.#emit(code === 10 ? op.MEMORY_COPY : op.MEMORY_FILL, 0);
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
