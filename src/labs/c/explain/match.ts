import type { Diagnostic, Place, SourceFile } from '../engine/types';
import { isSimilar } from './isSimilar';
import { findFunctionAt, getFunctionBlocks } from './blocks';
import { findUnmatchedBrace } from './braces';
import type { UnmatchedBrace } from './braces';
import {
  maskSource,
  findFirstCall,
  hasExtraParenthesis,
  countWord,
  getDeclaredNames,
  findSimilarDefinition,
  getFunctionNames,
  splitJoinedCall,
  findUsedMacro,
  getPlaceAfter,
  findSimilarPrototype,
  matchSplitName,
  getSurroundings,
  findSimilarUnused,
} from './source';
import { findSpecifier } from './specifiers';
import type { NamedPlace, Surroundings } from './source';
import type { Pattern, ToolCard } from './types';

/** Source files of the reader's program. */
export interface SourceContext {
  readonly files: readonly SourceFile[];
}

/** Texts captured by a pattern, by name, for the placeholders of its card. */
export type Captures = Readonly<Record<string, string>>;

/** Card that matches a diagnostic, with the values for its placeholders. */
export interface CardMatch {
  readonly card: ToolCard;
  readonly pattern: Pattern;
  readonly captures: Captures;
  /** Place of the fault; linker messages have none. */
  readonly place: Place | undefined;
}

const typePattern =
  'int|char|float|double|long|short|unsigned|signed|bool|size_t|struct\\s+\\w+';

/** Prototype: its parameter names are not variables. */
const prototypePattern = /^\w[\w \t*]*\([^(){};]*\)\s*;/gm;

/** Fields of a `struct` or a `union`: they are not variables. */
const recordBody = /\b(?:struct|union)\b[^;{}()=]*\{[^{}]*\}/g;

const blankText = (part: string) => part.replace(/[^\n]/g, ' ');

const keepLineBreaks = (part: string) => part.replace(/[^\n]/g, '');

/** Returns true when `code` closes the block in which it begins. */
function hasBlockEnd(code: string): boolean {
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
function findEarlierDeclaration(
  name: string,
  place: Place | undefined,
  { files }: SourceContext,
): number {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const declaration = new RegExp(
    `\\b(?:${typePattern})\\b[^;(){}]*\\b${name}\\s*(?:[=;,[]|$)`,
  );
  const lines = maskSource(text)
    .replace(recordBody, keepLineBreaks)
    .replace(prototypePattern, keepLineBreaks)
    .split(/\r?\n/)
    .slice(0, (place?.line ?? 1) - 1);
  const found = lines.findLastIndex((line) => declaration.test(line));
  const since = lines.slice(found).join('\n');
  const isLoop = /\bfor\s*\(/.test(lines[found] ?? '');
  const rest = since.slice(declaration.exec(since)?.index);
  return isLoop || hasBlockEnd(rest) ? found + 1 : 0;
}

/** Diagnostic and the source around it. */
interface DiagnosticContext {
  readonly diagnostic: Diagnostic;
  readonly around: Surroundings | undefined;
  readonly context: SourceContext;
}

/**
 * Runs the expressions of a pattern on the message, the source and the notes.
 */
function runExpressions(
  pattern: Pattern,
  { diagnostic: { message, notes }, around, context }: DiagnosticContext,
): readonly (RegExpExecArray | null)[] {
  const { note, noteBefore } = pattern;
  const explained = note && notes.find((other) => note.test(other.message));
  const aroundNote =
    noteBefore && getSurroundings(context.files, explained?.place);
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
function findMacro(
  { macro }: Pattern,
  { diagnostic: { place }, around, context }: DiagnosticContext,
): NamedPlace | undefined {
  const file = context.files.find(({ name }) => name === place?.file);
  if (!macro || !file || !around) return undefined;
  const [word = ''] = /^\w*/.exec(around.at) ?? [];
  return findUsedMacro(around.before + word, file, macro);
}

/** Returns the first unmatched brace of the file, with its place. */
function findBracePlace({
  diagnostic: { place },
  context,
}: DiagnosticContext):
  (UnmatchedBrace & { readonly place: Place }) | undefined {
  const file = context.files.find(({ name }) => name === place?.file);
  if (!file) return undefined;
  const code = maskSource(file.text);
  const found = findUnmatchedBrace(code);
  return found
    ? { ...found, place: getPlaceAfter(file.name, code.slice(0, found.index)) }
    : undefined;
}

/** Returns the place where the card should point. */
function getCardPlace(
  { pointsTo, upTo }: Pattern,
  { diagnostic: { place }, around, context }: DiagnosticContext,
  { name = '' }: Captures,
): Place | undefined {
  if (pointsTo === 'call') return findFirstCall(context.files, name) ?? place;
  if (pointsTo === 'specifier')
    return findSpecifier(context.files, place)?.place ?? place;
  const start = around && upTo?.exec(around.upTo)?.index;
  if (pointsTo === 'upTo' && place && around && start !== undefined)
    return getPlaceAfter(place.file, around.upTo.slice(0, start));
  return place;
}

/**
 * Returns true when a pattern requires a second name similar to the captured
 * one.
 */
const needsSimilarName = (pattern: Pattern): boolean =>
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
function findSplitName({
  diagnostic: { place },
  around,
  context: { files },
}: DiagnosticContext): string | undefined {
  const [start = ''] = /\w*$/.exec(around?.before ?? '') ?? [];
  return matchSplitName(
    [...getDeclaredNames(files, place?.file), ...getFunctionNames(files)],
    start + (around?.at ?? ''),
  );
}

/**
 * Returns the name that resembles the captured one, with its place when the
 * card points there.
 */
function findSimilarName(
  pattern: Pattern,
  input: DiagnosticContext,
  name: string,
): (Pick<NamedPlace, 'name'> & Partial<NamedPlace>) | undefined {
  const {
    diagnostic: { place },
    context: { files },
  } = input;
  if (pattern.nearUnused) return findSimilarUnused(files, name);
  if (pattern.nearPrototype) return findSimilarPrototype(files, name);
  if (pattern.nearDefinition) {
    const found = findSimilarDefinition(files, name);
    return found && { name: found.name };
  }
  const words = pattern.near ?? getDeclaredNames(files, place?.file);
  const other = pattern.isSplitName
    ? findSplitName(input)
    : !words.includes(name) && words.find((word) => isSimilar(name, word));
  return other ? { name: other } : undefined;
}

/**
 * Returns true when the captured name is probably a distinct name, not a
 * misspelling of the similar one.
 */
function isDistinctName(
  { isSlip }: Pattern,
  { diagnostic: { place }, around, context: { files } }: DiagnosticContext,
  { name = '', other = '' }: Captures,
): boolean {
  if (!isSlip || !around) return false;
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  return (
    countWord(maskSource(around.before + around.at), other) > 0 &&
    countWord(maskSource(text), name) > 1
  );
}

/** Returns true when the file declares `name` as a field. */
function isField(
  name: string,
  { diagnostic: { place }, context: { files } }: DiagnosticContext,
): boolean {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const field = new RegExp(`\\b${name}\\s*(?:\\[[^\\]]*\\]\\s*)*[;,]`);
  return [...maskSource(text).matchAll(recordBody)].some(([body]) =>
    field.test(body),
  );
}

/**
 * Returns true when `name` is a variable of the file, not the second part of a
 * split name.
 */
function isVariable(name: string, input: DiagnosticContext): boolean {
  const { diagnostic, context } = input;
  const declared = getDeclaredNames(context.files, diagnostic.place?.file);
  return declared.includes(name) && !findSplitName(input);
}

/**
 * Returns the first other function that declares `name` as a variable or a
 * parameter, with the line. Undefined when the function around the place
 * declares it.
 */
function findOwner(
  { diagnostic: { place }, around, context: { files } }: DiagnosticContext,
  name: string,
): Captures | undefined {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const code = maskSource(text).replace(recordBody, blankText);
  const here = findFunctionAt(code, around?.upTo.length ?? 0);
  if (!here) return undefined;
  const named = [...code.matchAll(/\btypedef\b[^;{}]*?(\w+)\s*;/g)];
  const allTypes = [typePattern, 'FILE', ...named.map(([, type = '']) => type)];
  const declaration = new RegExp(
    `\\b(?:${allTypes.join('|')})\\b[\\s*]+(?:[^;(){}]*,[\\s*]*)?${name}\\s*[=;,)[]`,
  );
  const own = code.slice(here.start, here.end);
  if (declaration.test(own)) return undefined;
  for (const block of getFunctionBlocks(code)) {
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
function meetsConditions(
  pattern: Pattern,
  input: DiagnosticContext,
  { name = '' }: Captures,
): boolean {
  const { diagnostic, context } = input;
  if (pattern.isField && !isField(name, input)) return false;
  if (
    pattern.isVariable !== undefined &&
    pattern.isVariable !== isVariable(name, input)
  )
    return false;
  return (
    pattern.specifier === undefined ||
    findSpecifier(context.files, diagnostic.place)?.letter === pattern.specifier
  );
}

/**
 * Returns the function and the value joined by a missing `(`. Empty when the
 * pattern does not ask for them, undefined when the code does not have them.
 */
function findJoinedCall(
  { joinedTo }: Pattern,
  { diagnostic: { place }, around, context: { files } }: DiagnosticContext,
  { name = '' }: Captures,
): Captures | undefined {
  if (!joinedTo) return {};
  if (!around || !hasExtraParenthesis(around)) return undefined;
  return splitJoinedCall(
    name,
    [...joinedTo, ...getFunctionNames(files)],
    getDeclaredNames(files, place?.file),
  );
}

/** Returns the file when a note points to the same place as the message. */
const getFileReadTwice = ({ place, notes }: Diagnostic): string | undefined =>
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
function matchPattern(
  pattern: Pattern,
  input: DiagnosticContext,
): Omit<CardMatch, 'card' | 'pattern'> | undefined {
  const { severity, flag, place } = input.diagnostic;
  const hasPlace = !(pattern.tool === 'linker' || pattern.isPlaceless);
  if (hasPlace !== (place !== undefined)) return undefined;
  if (pattern.severity && pattern.severity !== severity) return undefined;
  if (pattern.flag && pattern.flag !== flag) return undefined;
  const found = runExpressions(pattern, input);
  if (found.includes(null)) return undefined;
  const named =
    findMacro(pattern, input) ??
    (pattern.nearlyDefines === undefined
      ? undefined
      : findSimilarDefinition(input.context.files, pattern.nearlyDefines));
  if ((pattern.macro || pattern.nearlyDefines) && !named) return undefined;
  const brace = pattern.brace && findBracePlace(input);
  if (pattern.brace && pattern.brace !== (brace?.kind ?? 'none'))
    return undefined;
  const readTwice = getFileReadTwice(input.diagnostic);
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
  const joined = findJoinedCall(pattern, input, written);
  if (!joined || !meetsConditions(pattern, input, written)) return undefined;
  const captures = { ...written, ...joined };
  const at =
    brace?.place ?? named?.place ?? getCardPlace(pattern, input, captures);
  if (needsSimilarName(pattern)) {
    const found = findSimilarName(pattern, input, captures.name ?? '');
    if (!found) return undefined;
    const all = { ...captures, other: found.name };
    return isDistinctName(pattern, input, all)
      ? undefined
      : { captures: all, place: found.place ?? at };
  }
  if (isDistinctName(pattern, input, captures)) return undefined;
  if (pattern.isLocalElsewhere) {
    const owner = findOwner(input, captures.name ?? '');
    return owner && { captures: { ...captures, ...owner }, place: at };
  }
  if (!pattern.isDeclaredBefore) return { captures, place: at };
  const declared = findEarlierDeclaration(
    captures.name ?? '',
    place,
    input.context,
  );
  return declared
    ? { captures: { ...captures, declared: String(declared) }, place: at }
    : undefined;
}

/**
 * Returns the matching cards: those with `isCause` if any, else those without
 * `isFallback` if any, else all.
 */
export function matchCards(
  cards: readonly ToolCard[],
  diagnostic: Diagnostic,
  context: SourceContext,
): readonly CardMatch[] {
  const around = getSurroundings(context.files, diagnostic.place);
  const input = { diagnostic, around, context };
  const all = cards.flatMap((card): CardMatch[] => {
    for (const pattern of card.when) {
      const captured = matchPattern(pattern, input);
      if (captured) return [{ card, pattern, ...captured }];
    }
    return [];
  });
  const causes = all.filter(({ card }) => card.isCause);
  if (causes.length) return causes;
  const specific = all.filter(({ card }) => !card.isFallback);
  return specific.length ? specific : all;
}
