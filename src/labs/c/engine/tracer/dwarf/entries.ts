import { ByteReader } from '../bytes';
import { attribute } from './codes';

/** Reference to an entry, by its offset in the section. */
interface Reference {
  readonly entry: number;
}

/** Value of a DWARF attribute. */
type AttributeValue =
  number | bigint | string | boolean | Uint8Array | Reference;

/** A DWARF debugging information entry: a declaration of the program. */
export interface Entry {
  readonly offset: number;
  readonly tag: number;
  readonly attributes: ReadonlyMap<number, AttributeValue>;
  readonly children: readonly Entry[];
}

/** Debug sections that are read. */
export interface DebugSections {
  readonly info: Uint8Array;
  readonly abbreviations: Uint8Array;
  readonly strings: Uint8Array;
  readonly ranges: Uint8Array;
  readonly locations: Uint8Array;
  readonly lines: Uint8Array;
}

interface Abbreviation {
  readonly tag: number;
  readonly hasChildren: boolean;
  readonly specifications: readonly (readonly [number, number])[];
}

function readAbbreviations(
  bytes: Uint8Array,
  offset: number,
): Map<number, Abbreviation> {
  const reader = new ByteReader(bytes, offset);
  const table = new Map<number, Abbreviation>();
  for (;;) {
    const code = reader.uleb();
    if (code === 0) return table;
    const tag = reader.uleb();
    const hasChildren = reader.u8() === 1;
    const specifications: [number, number][] = [];
    for (;;) {
      const name = reader.uleb();
      const form = reader.uleb();
      if (name === 0 && form === 0) break;
      specifications.push([name, form]);
    }
    table.set(code, { tag, hasChildren, specifications });
  }
}

/**
 * Reads an attribute value; `unit` is the offset that references in the unit
 * are relative to.
 */
function readForm(
  form: number,
  reader: ByteReader,
  unit: number,
  strings: Uint8Array,
): AttributeValue {
  switch (form) {
    case 0x01: // DW_FORM_addr
    case 0x06: // DW_FORM_data4
    case 0x17: // DW_FORM_sec_offset
      return reader.u32();
    case 0x03:
      return reader.readBytes(reader.u16());
    case 0x04:
      return reader.readBytes(reader.u32());
    case 0x05:
      return reader.u16();
    case 0x07:
      return reader.u64();
    case 0x08:
      return reader.readCString();
    case 0x09: // DW_FORM_block
    case 0x18: // DW_FORM_exprloc
      return reader.readBytes(reader.uleb());
    case 0x0a:
      return reader.readBytes(reader.u8());
    case 0x0b:
      return reader.u8();
    case 0x0c:
      return reader.u8() === 1;
    case 0x0d:
      return reader.sleb();
    case 0x0e:
      return new ByteReader(strings, reader.u32()).readCString();
    case 0x0f:
      return reader.uleb();
    case 0x10:
      return { entry: reader.u32() };
    case 0x11:
      return { entry: unit + reader.u8() };
    case 0x12:
      return { entry: unit + reader.u16() };
    case 0x13:
      return { entry: unit + reader.u32() };
    case 0x15:
      return { entry: unit + reader.uleb() };
    case 0x19:
      return true;
    default:
      throw new Error(`DWARF form 0x${form.toString(16)} is not known`);
  }
}

function readChildren(
  reader: ByteReader,
  unit: number,
  table: ReadonlyMap<number, Abbreviation>,
  strings: Uint8Array,
): Entry[] {
  const entries: Entry[] = [];
  while (!reader.isDone) {
    const offset = reader.position;
    const abbreviation = table.get(reader.uleb());
    if (abbreviation === undefined) break;
    const attributes = new Map(
      abbreviation.specifications.map(([name, form]) => [
        name,
        readForm(form, reader, unit, strings),
      ]),
    );
    entries.push({
      offset,
      tag: abbreviation.tag,
      attributes,
      children: abbreviation.hasChildren
        ? readChildren(reader, unit, table, strings)
        : [],
    });
  }
  return entries;
}

/** Reads the compile units of a program, each with its tree of entries. */
export function readEntries(sections: DebugSections): Entry[] {
  const units: Entry[] = [];
  let position = 0;
  while (position < sections.info.length) {
    const head = new ByteReader(sections.info, position);
    const end = head.u32() + head.position;
    const version = head.u16();
    if (version !== 4) throw new Error(`DWARF version ${version}`);
    const table = readAbbreviations(sections.abbreviations, head.u32());
    const reader = new ByteReader(sections.info, head.position + 1, end);
    units.push(...readChildren(reader, position, table, sections.strings));
    position = end;
  }
  return units;
}

/** Returns a text attribute. */
export function getText(entry: Entry, name: number): string | undefined {
  const value = entry.attributes.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns a numeric attribute. */
export function getNumber(entry: Entry, name: number): number | undefined {
  const value = entry.attributes.get(name);
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** Returns the offset of the entry that an attribute refers to. */
export function getReference(entry: Entry, name: number): number | undefined {
  const value = entry.attributes.get(name);
  return typeof value === 'object' && 'entry' in value
    ? value.entry
    : undefined;
}

/** A range of code offsets; the end is exclusive. */
export type CodeRange = readonly [number, number];

/**
 * Returns the code ranges of a function or block; empty if the linker removed
 * it.
 */
export function readCodeRanges(
  entry: Entry,
  unitBase: number,
  ranges: Uint8Array,
): CodeRange[] {
  const low = getNumber(entry, attribute.lowPc);
  const high = getNumber(entry, attribute.highPc);
  if (low !== undefined && high !== undefined)
    return isDropped(low) ? [] : [[low, low + high]];
  const list = getNumber(entry, attribute.ranges);
  if (list === undefined) return [];
  const reader = new ByteReader(ranges, list);
  const codeRanges: CodeRange[] = [];
  let base = unitBase;
  for (;;) {
    const start = reader.u32();
    const end = reader.u32();
    if (start === 0 && end === 0) return codeRanges;
    if (start === 0xffffffff) base = end;
    else if (!isDropped(start)) codeRanges.push([start + base, end + base]);
  }
}

/** Returns true for the addresses that the linker writes for removed code. */
function isDropped(address: number): boolean {
  return address === 0 || address >= 0xfffffffe;
}
