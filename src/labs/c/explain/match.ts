import type { Diagnostic, Place, SourceFile } from '../engine/types';
import { isNear } from './near';
import { functionAt, functionBlocks } from './blocks';
import { looseBrace } from './braces';
import type { LooseBrace } from './braces';
import {
  bare,
  callOf,
  closesTooMany,
  countWord,
  declaredNames,
  definitionNear,
  functionNames,
  joinedCallOf,
  macroIn,
  placeAfter,
  prototypeNear,
  splitNameOf,
  surroundingsOf,
  unusedNear,
} from './source';
import { specifierFor } from './specifiers';
import type { Named, Surroundings } from './source';
import type { Pattern, ToolCard } from './types';

/** Source files of the reader's program. */
export interface SourceContext {
  readonly files: readonly SourceFile[];
}

/** Texts captured by a pattern, by name, for the placeholders of its card. */
export type Captures = Readonly<Record<string, string>>;

/** Card that matches a diagnostic, with the values for its placeholders. */
export interface Answer {
  readonly card: ToolCard;
  readonly pattern: Pattern;
  readonly captures: Captures;
  /** Place of the fault; linker messages have none. */
  readonly place: Place | undefined;
}

const types =
  'int|char|float|double|long|short|unsigned|signed|bool|size_t|struct\\s+\\w+';

/** Prototype: its parameter names are not variables. */
const prototype = /^\w[\w \t*]*\([^(){};]*\)\s*;/gm;

/** Fields of a `struct` or a `union`: they are not variables. */
const fields = /\b(?:struct|union)\b[^;{}()=]*\{[^{}]*\}/g;

const hideLetters = (part: string) => part.replace(/[^\n]/g, ' ');

const keepLines = (part: string) => part.replace(/[^\n]/g, '');

/** Returns true when `code` closes the block in which it begins. */
function leavesBlock(code: string): boolean {
  let depth = 0;
  for (const [brace] of code.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return true;
  }
  return false;
}

/**
 * Returns the line where `name` was declared in a block closed before the
 * message, or 0.
 */
function declaredBefore(
  name: string,
  place: Place | undefined,
  { files }: SourceContext,
): number {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const declaration = new RegExp(
    `\\b(?:${types})\\b[^;(){}]*\\b${name}\\s*(?:[=;,[]|$)`,
  );
  const lines = bare(text)
    .replace(fields, keepLines)
    .replace(prototype, keepLines)
    .split(/\r?\n/)
    .slice(0, (place?.line ?? 1) - 1);
  const found = lines.findLastIndex((line) => declaration.test(line));
  const since = lines.slice(found).join('\n');
  const isLoop = /\bfor\s*\(/.test(lines[found] ?? '');
  const rest = since.slice(declaration.exec(since)?.index);
  return isLoop || leavesBlock(rest) ? found + 1 : 0;
}

/** Diagnostic and the source around it. */
interface Said {
  readonly diagnostic: Diagnostic;
  readonly around: Surroundings | undefined;
  readonly context: SourceContext;
}

/**
 * Runs the expressions of a pattern on the message, the source and the notes.
 */
function search(
  pattern: Pattern,
  { diagnostic: { message, notes }, around, context }: Said,
): readonly (RegExpExecArray | null)[] {
  const { note, noteBefore } = pattern;
  const explained = note && notes.find((other) => note.test(other.message));
  const aroundNote =
    noteBefore && surroundingsOf(context.files, explained?.place);
  const searched: readonly (readonly [RegExp | undefined, string?])[] = [
    [pattern.message, message],
    [pattern.before, around?.before],
    [pattern.at, around?.at],
    [pattern.line, around && around.before + around.at],
    [pattern.upTo, around?.upTo],
    [pattern.onwards, around?.onwards],
    [note, explained?.message],
    [noteBefore, aroundNote?.before],
  ];
  return searched.flatMap(([expression, text]) =>
    expression ? [text === undefined ? null : expression.exec(text)] : [],
  );
}

/**
 * Returns the `#define`, used on the line up to the column, whose body matches
 * the pattern.
 */
function macroOf(
  { macro }: Pattern,
  { diagnostic: { place }, around, context }: Said,
): Named | undefined {
  const file = context.files.find(({ name }) => name === place?.file);
  if (!macro || !file || !around) return undefined;
  const [word = ''] = /^\w*/.exec(around.at) ?? [];
  return macroIn(around.before + word, file, macro);
}

/** Returns the first unmatched brace of the file, with its place. */
function braceOf({
  diagnostic: { place },
  context,
}: Said): (LooseBrace & { readonly place: Place }) | undefined {
  const file = context.files.find(({ name }) => name === place?.file);
  if (!file) return undefined;
  const code = bare(file.text);
  const found = looseBrace(code);
  return found
    ? { ...found, place: placeAfter(file.name, code.slice(0, found.index)) }
    : undefined;
}

/** Returns the place where the card should point. */
function placeOf(
  { pointsTo, upTo }: Pattern,
  { diagnostic: { place }, around, context }: Said,
  { name = '' }: Captures,
): Place | undefined {
  if (pointsTo === 'call') return callOf(context.files, name) ?? place;
  if (pointsTo === 'specifier')
    return specifierFor(context.files, place)?.place ?? place;
  const start = around && upTo?.exec(around.upTo)?.index;
  if (pointsTo === 'upTo' && place && around && start !== undefined)
    return placeAfter(place.file, around.upTo.slice(0, start));
  return place;
}

/**
 * Returns true when a pattern requires a second name similar to the captured
 * one.
 */
const wantsOther = (pattern: Pattern): boolean =>
  [
    pattern.near,
    pattern.nearWord,
    pattern.nearUnused,
    pattern.nearPrototype,
    pattern.nearDefinition,
    pattern.isSplitName,
  ].some(Boolean);

/**
 * Returns the declared name that the words around the place spell in two parts.
 */
function splitNameAt({
  diagnostic: { place },
  around,
  context: { files },
}: Said): string | undefined {
  const [start = ''] = /\w*$/.exec(around?.before ?? '') ?? [];
  return splitNameOf(
    [...declaredNames(files, place?.file), ...functionNames(files)],
    start + (around?.at ?? ''),
  );
}

/**
 * Returns the name that resembles the captured one, with its place when the
 * card points there.
 */
function otherOf(
  pattern: Pattern,
  said: Said,
  name: string,
): (Pick<Named, 'name'> & Partial<Named>) | undefined {
  const {
    diagnostic: { place },
    context: { files },
  } = said;
  if (pattern.nearUnused) return unusedNear(files, name);
  if (pattern.nearPrototype) return prototypeNear(files, name);
  if (pattern.nearDefinition) {
    const found = definitionNear(files, name);
    return found && { name: found.name };
  }
  const words = pattern.near ?? declaredNames(files, place?.file);
  const other = pattern.isSplitName
    ? splitNameAt(said)
    : !words.includes(name) && words.find((word) => isNear(name, word));
  return other ? { name: other } : undefined;
}

/**
 * Returns true when the captured name is probably a distinct name, not a
 * misspelling of the similar one.
 */
function isOtherThing(
  { isSlip }: Pattern,
  { diagnostic: { place }, around, context: { files } }: Said,
  { name = '', other = '' }: Captures,
): boolean {
  if (!isSlip || !around) return false;
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  return (
    countWord(bare(around.before + around.at), other) > 0 &&
    countWord(bare(text), name) > 1
  );
}

/** Returns true when the file declares `name` as a field. */
function isField(
  name: string,
  { diagnostic: { place }, context: { files } }: Said,
): boolean {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const field = new RegExp(`\\b${name}\\s*(?:\\[[^\\]]*\\]\\s*)*[;,]`);
  return [...bare(text).matchAll(fields)].some(([body]) => field.test(body));
}

/**
 * Returns true when `name` is a variable of the file, not the second part of a
 * split name.
 */
function isVariable(name: string, said: Said): boolean {
  const { diagnostic, context } = said;
  const declared = declaredNames(context.files, diagnostic.place?.file);
  return declared.includes(name) && !splitNameAt(said);
}

/**
 * Returns the first other function that declares `name` as a variable or a
 * parameter, with the line. Undefined when the function around the place
 * declares it.
 */
function ownerOf(
  { diagnostic: { place }, around, context: { files } }: Said,
  name: string,
): Captures | undefined {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const code = bare(text).replace(fields, hideLetters);
  const here = functionAt(code, around?.upTo.length ?? 0);
  if (!here) return undefined;
  const named = [...code.matchAll(/\btypedef\b[^;{}]*?(\w+)\s*;/g)];
  const allTypes = [types, 'FILE', ...named.map(([, type = '']) => type)];
  const declaration = new RegExp(
    `\\b(?:${allTypes.join('|')})\\b[\\s*]+(?:[^;(){}]*,[\\s*]*)?${name}\\s*[=;,)[]`,
  );
  const own = code.slice(here.start, here.end);
  if (declaration.test(own)) return undefined;
  for (const block of functionBlocks(code)) {
    const found = declaration.exec(code.slice(block.start, block.end));
    if (!found) continue;
    const upTo = found[0].slice(0, found[0].lastIndexOf(name));
    const at = block.start + found.index + upTo.length;
    return {
      owner: block.name,
      declared: String(code.slice(0, at).split('\n').length),
    };
  }
  return undefined;
}

/**
 * Returns true when the program meets the `isField`, `isVariable` and
 * `specifier` conditions of a pattern.
 */
function isSo(pattern: Pattern, said: Said, { name = '' }: Captures): boolean {
  const { diagnostic, context } = said;
  if (pattern.isField && !isField(name, said)) return false;
  if (
    pattern.isVariable !== undefined &&
    pattern.isVariable !== isVariable(name, said)
  )
    return false;
  return (
    pattern.specifier === undefined ||
    specifierFor(context.files, diagnostic.place)?.letter === pattern.specifier
  );
}

/**
 * Returns the function and the value joined by a missing `(`. Empty when the
 * pattern does not ask for them, undefined when the code does not have them.
 */
function joinedOf(
  { joinedTo }: Pattern,
  { diagnostic: { place }, around, context: { files } }: Said,
  { name = '' }: Captures,
): Captures | undefined {
  if (!joinedTo) return {};
  if (!around || !closesTooMany(around)) return undefined;
  return joinedCallOf(
    name,
    [...joinedTo, ...functionNames(files)],
    declaredNames(files, place?.file),
  );
}

/** Returns the file when a note points to the same place as the message. */
const fileReadTwice = ({ place, notes }: Diagnostic): string | undefined =>
  notes.some(
    (note) =>
      note.place?.file === place?.file &&
      note.place?.line === place?.line &&
      note.place?.column === place?.column,
  )
    ? place?.file
    : undefined;

/**
 * Matches one pattern. Returns its captures and the place of the card, or
 * undefined.
 */
function capture(
  pattern: Pattern,
  said: Said,
): Omit<Answer, 'card' | 'pattern'> | undefined {
  const { severity, flag, place } = said.diagnostic;
  const hasPlace = !(pattern.tool === 'linker' || pattern.isPlaceless);
  if (hasPlace !== (place !== undefined)) return undefined;
  if (pattern.severity && pattern.severity !== severity) return undefined;
  if (pattern.flag && pattern.flag !== flag) return undefined;
  const found = search(pattern, said);
  if (found.includes(null)) return undefined;
  const named =
    macroOf(pattern, said) ??
    (pattern.nearlyDefines === undefined
      ? undefined
      : definitionNear(said.context.files, pattern.nearlyDefines));
  if ((pattern.macro || pattern.nearlyDefines) && !named) return undefined;
  const brace = pattern.brace && braceOf(said);
  if (pattern.brace && pattern.brace !== (brace?.kind ?? 'none'))
    return undefined;
  const readTwice = fileReadTwice(said.diagnostic);
  if (pattern.isReadTwice && readTwice === undefined) return undefined;
  const written = found.reduce<Captures>(
    (all, match) => ({ ...all, ...match?.groups }),
    {
      ...pattern.given,
      ...(brace && { opened: String(brace.opened ?? '') }),
      ...(pattern.isReadTwice && { header: readTwice ?? '' }),
      ...(named && { name: named.name, defined: String(named.place.line) }),
    },
  );
  const joined = joinedOf(pattern, said, written);
  if (!joined || !isSo(pattern, said, written)) return undefined;
  const captures = { ...written, ...joined };
  const at = brace?.place ?? named?.place ?? placeOf(pattern, said, captures);
  if (wantsOther(pattern)) {
    const found = otherOf(pattern, said, captures.name ?? '');
    if (!found) return undefined;
    const all = { ...captures, other: found.name };
    return isOtherThing(pattern, said, all)
      ? undefined
      : { captures: all, place: found.place ?? at };
  }
  if (isOtherThing(pattern, said, captures)) return undefined;
  if (pattern.isLocalElsewhere) {
    const owner = ownerOf(said, captures.name ?? '');
    return owner && { captures: { ...captures, ...owner }, place: at };
  }
  if (!pattern.isDeclaredBefore) return { captures, place: at };
  const declared = declaredBefore(captures.name ?? '', place, said.context);
  return declared
    ? { captures: { ...captures, declared: String(declared) }, place: at }
    : undefined;
}

/**
 * Returns the matching cards: those with `isCause` if any, else those without
 * `isFallback` if any, else all.
 */
export function answers(
  cards: readonly ToolCard[],
  diagnostic: Diagnostic,
  context: SourceContext,
): readonly Answer[] {
  const around = surroundingsOf(context.files, diagnostic.place);
  const said = { diagnostic, around, context };
  const all = cards.flatMap((card): Answer[] => {
    for (const pattern of card.when) {
      const captured = capture(pattern, said);
      if (captured) return [{ card, pattern, ...captured }];
    }
    return [];
  });
  const causes = all.filter(({ card }) => card.isCause);
  if (causes.length) return causes;
  const specific = all.filter(({ card }) => !card.isFallback);
  return specific.length ? specific : all;
}
