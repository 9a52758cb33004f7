import { ByteReader } from '../bytes';

/** Source position of the instruction at `address`. */
export interface LineRow {
  readonly address: number;
  readonly file: string;
  /** Zero for code without a source line. */
  readonly line: number;
  readonly column: number;
}

/**
 * Registers of the line number program, with a flag that is true after the
 * function's prologue, when its variables can be read.
 */
interface LineState {
  address: number;
  file: number;
  line: number;
  column: number;
  isInBody: boolean;
}

const createState = (): LineState => ({
  address: 0,
  file: 1,
  line: 1,
  column: 0,
  isInBody: false,
});

interface Header {
  readonly lineBase: number;
  readonly lineRange: number;
  readonly opcodeBase: number;
  readonly operandCounts: readonly number[];
  readonly files: readonly string[];
}

function readHeader(reader: ByteReader): Header {
  const version = reader.u16();
  if (version !== 4) throw new Error(`Line table of version ${version}`);
  const programStart = reader.u32() + reader.position;
  // minimum_instruction_length, maximum_operations_per_instruction and
  // default_is_stmt.
  reader.readBytes(3);
  const lineBase = (reader.u8() << 24) >> 24;
  const lineRange = reader.u8();
  const opcodeBase = reader.u8();
  const operandCounts = [...reader.readBytes(opcodeBase - 1)];
  while (reader.readCString() !== '') continue;
  const files: string[] = [];
  for (;;) {
    const name = reader.readCString();
    if (name === '') break;
    files.push(name);
    reader.uleb();
    reader.uleb();
    reader.uleb();
  }
  reader.position = programStart;
  return { lineBase, lineRange, opcodeBase, operandCounts, files };
}

/** Runs the line number program of one unit. */
class LineProgram {
  #state = createState();
  readonly #rows: LineRow[] = [];
  readonly #header: Header;
  readonly #reader: ByteReader;

  constructor(reader: ByteReader) {
    this.#reader = reader;

    this.#header = readHeader(reader);
  }

  run(): LineRow[] {
    while (!this.#reader.isDone) this.#executeOpcode();
    return this.#rows;
  }

  #emitRow(): void {
    const { address, file, line, column, isInBody } = this.#state;
    if (isInBody)
      this.#rows.push({
        address,
        line,
        column,
        file: this.#header.files[file - 1] ?? '',
      });
  }

  #executeOpcode(): void {
    const { opcodeBase, lineRange, lineBase } = this.#header;
    const code = this.#reader.u8();
    if (code >= opcodeBase) {
      const adjusted = code - opcodeBase;
      this.#state.address += Math.floor(adjusted / lineRange);
      this.#state.line += lineBase + (adjusted % lineRange);
      this.#emitRow();
    } else if (code === 0) this.#executeExtended();
    else this.#executeStandard(code);
  }

  #executeExtended(): void {
    const end = this.#reader.uleb() + this.#reader.position;
    const code = this.#reader.u8();
    if (code === 1) this.#state = createState();
    if (code === 2) this.#state.address = this.#reader.u32();
    this.#reader.position = end;
  }

  #executeStandard(code: number): void {
    const reader = this.#reader;
    const state = this.#state;
    const { opcodeBase, lineRange, operandCounts } = this.#header;
    switch (code) {
      case 1:
        this.#emitRow();
        break;
      case 2:
        state.address += reader.uleb();
        break;
      case 3:
        state.line += Number(reader.sleb());
        break;
      case 4:
        state.file = reader.uleb();
        break;
      case 5:
        state.column = reader.uleb();
        break;
      case 8:
        state.address += Math.floor((255 - opcodeBase) / lineRange);
        break;
      case 9:
        state.address += reader.u16();
        break;
      case 10:
        state.isInBody = true;
        break;
      default:
        for (let left = operandCounts[code - 1] ?? 0; left > 0; left -= 1)
          reader.uleb();
    }
  }
}

/**
 * Reads the line table rows of all units, except those of function prologues:
 * there the frame is not ready.
 */
export function readLines(lines: Uint8Array): LineRow[] {
  const rows: LineRow[] = [];
  let position = 0;
  while (position < lines.length) {
    const head = new ByteReader(lines, position);
    const end = head.u32() + head.position;
    rows.push(
      ...new LineProgram(new ByteReader(lines, head.position, end)).run(),
    );
    position = end;
  }
  return rows;
}
