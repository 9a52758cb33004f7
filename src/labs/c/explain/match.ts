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
  const lineIndex = lines.findLastIndex((line) => declaration.test(line));
  const since = lines.slice(lineIndex).join('\n');
  const isLoop = /\bfor\s*\(/.test(lines[lineIndex] ?? '');
  const rest = since.slice(declaration.exec(since)?.index);
  return isLoop || hasBlockEnd(rest) ? lineIndex + 1 : 0;
}

/** Diagnostic and the source around it. */
interface DiagnosticContext {
  readonly diagnostic: Diagnostic;
  readonly surroundings: Surroundings | undefined;
  readonly context: SourceContext;
}

/**
 * Runs the expressions of a pattern on the message, the source and the notes.
 */
function runExpressions(
  pattern: Pattern,
  { diagnostic: { message, notes }, surroundings, context }: DiagnosticContext,
): readonly (RegExpExecArray | null)[] {
  const { note, noteBefore } = pattern;
  const explainedDiagnostic =
    note && notes.find((other) => note.test(other.message));
  const aroundNote =
    noteBefore && getSurroundings(context.files, explainedDiagnostic?.place);
  const expressions: readonly (readonly [RegExp | undefined, string?])[] = [
    [pattern.message, message],
    [pattern.before, surroundings?.before],
    [pattern.at, surroundings?.at],
    [pattern.line, surroundings && surroundings.before + surroundings.at],
    [pattern.upTo, surroundings?.upTo],
    [pattern.onwards, surroundings?.onwards],
    [note, explainedDiagnostic?.message],
    [noteBefore, aroundNote?.before],
  ];
  return expressions.flatMap(([expression, text]) =>
    expression ? [text === undefined ? null : expression.exec(text)] : [],
  );
}

/**
 * Returns the `#define`, used on the line up to the column, whose body matches
 * the pattern.
 */
function findMacro(
  { macro }: Pattern,
  { diagnostic: { place }, surroundings, context }: DiagnosticContext,
): NamedPlace | undefined {
  const file = context.files.find(({ name }) => name === place?.file);
  if (!macro || !file || !surroundings) return undefined;
  const [word = ''] = /^\w*/.exec(surroundings.at) ?? [];
  return findUsedMacro(surroundings.before + word, file, macro);
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
  const unmatchedBrace = findUnmatchedBrace(code);
  return unmatchedBrace
    ? {
        ...unmatchedBrace,
        place: getPlaceAfter(file.name, code.slice(0, unmatchedBrace.index)),
      }
    : undefined;
}

/** Returns the place where the card should point. */
function getCardPlace(
  { pointsTo, upTo }: Pattern,
  { diagnostic: { place }, surroundings, context }: DiagnosticContext,
  { name = '' }: Captures,
): Place | undefined {
  if (pointsTo === 'call') return findFirstCall(context.files, name) ?? place;
  if (pointsTo === 'specifier')
    return findSpecifier(context.files, place)?.place ?? place;
  const start = surroundings && upTo?.exec(surroundings.upTo)?.index;
  if (pointsTo === 'upTo' && place && surroundings && start !== undefined)
    return getPlaceAfter(place.file, surroundings.upTo.slice(0, start));
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
  surroundings,
  context: { files },
}: DiagnosticContext): string | undefined {
  const [start = ''] = /\w*$/.exec(surroundings?.before ?? '') ?? [];
  return matchSplitName(
    [...getDeclaredNames(files, place?.file), ...getFunctionNames(files)],
    start + (surroundings?.at ?? ''),
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
    const similarPlace = findSimilarDefinition(files, name);
    return similarPlace && { name: similarPlace.name };
  }
  const words = pattern.near ?? getDeclaredNames(files, place?.file);
  const otherName = pattern.isSplitName
    ? findSplitName(input)
    : !words.includes(name) && words.find((word) => isSimilar(name, word));
  return otherName ? { name: otherName } : undefined;
}

/**
 * Returns true when the captured name is probably a distinct name, not a
 * misspelling of the similar one.
 */
function isDistinctName(
  { isSlip }: Pattern,
  {
    diagnostic: { place },
    surroundings,
    context: { files },
  }: DiagnosticContext,
  { name = '', other = '' }: Captures,
): boolean {
  if (!isSlip || !surroundings) return false;
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  return (
    countWord(maskSource(surroundings.before + surroundings.at), other) > 0 &&
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
  const declaredNames = getDeclaredNames(context.files, diagnostic.place?.file);
  return declaredNames.includes(name) && !findSplitName(input);
}

/**
 * Returns the first other function that declares `name` as a variable or a
 * parameter, with the line. Undefined when the function around the place
 * declares it.
 */
function findOwner(
  {
    diagnostic: { place },
    surroundings,
    context: { files },
  }: DiagnosticContext,
  name: string,
): Captures | undefined {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const code = maskSource(text).replace(recordBody, blankText);
  const enclosingFunction = findFunctionAt(
    code,
    surroundings?.upTo.length ?? 0,
  );
  if (!enclosingFunction) return undefined;
  const typedefMatches = [...code.matchAll(/\btypedef\b[^;{}]*?(\w+)\s*;/g)];
  const allTypes = [
    typePattern,
    'FILE',
    ...typedefMatches.map(([, type = '']) => type),
  ];
  const declaration = new RegExp(
    `\\b(?:${allTypes.join('|')})\\b[\\s*]+(?:[^;(){}]*,[\\s*]*)?${name}\\s*[=;,)[]`,
  );
  const functionCode = code.slice(
    enclosingFunction.start,
    enclosingFunction.end,
  );
  if (declaration.test(functionCode)) return undefined;
  for (const block of getFunctionBlocks(code)) {
    const declarationMatch = declaration.exec(
      code.slice(block.start, block.end),
    );
    if (!declarationMatch) continue;
    const upTo = declarationMatch[0].slice(
      0,
      declarationMatch[0].lastIndexOf(name),
    );
    const declarationOffset =
      block.start + declarationMatch.index + upTo.length;
    return {
      owner: block.name,
      declared: String(code.slice(0, declarationOffset).split('\n').length),
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
  {
    diagnostic: { place },
    surroundings,
    context: { files },
  }: DiagnosticContext,
  { name = '' }: Captures,
): Captures | undefined {
  if (!joinedTo) return {};
  if (!surroundings || !hasExtraParenthesis(surroundings)) return undefined;
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
  const matches = runExpressions(pattern, input);
  if (matches.includes(null)) return undefined;
  const namedPlace =
    findMacro(pattern, input) ??
    (pattern.nearlyDefines === undefined
      ? undefined
      : findSimilarDefinition(input.context.files, pattern.nearlyDefines));
  if ((pattern.macro || pattern.nearlyDefines) && !namedPlace) return undefined;
  const brace = pattern.brace && findBracePlace(input);
  if (pattern.brace && pattern.brace !== (brace?.kind ?? 'none'))
    return undefined;
  const readTwice = getFileReadTwice(input.diagnostic);
  if (pattern.isReadTwice && readTwice === undefined) return undefined;
  const mergedCaptures = matches.reduce<Captures>(
    (all, match) => ({ ...all, ...match?.groups }),
    {
      ...pattern.given,
      ...(brace && { opened: String(brace.opened ?? '') }),
      ...(pattern.isReadTwice && { header: readTwice ?? '' }),
      ...(namedPlace && {
        name: namedPlace.name,
        defined: String(namedPlace.place.line),
      }),
    },
  );
  const joinedCaptures = findJoinedCall(pattern, input, mergedCaptures);
  if (!joinedCaptures || !meetsConditions(pattern, input, mergedCaptures))
    return undefined;
  const captures = { ...mergedCaptures, ...joinedCaptures };
  const cardPlace =
    brace?.place ?? namedPlace?.place ?? getCardPlace(pattern, input, captures);
  if (needsSimilarName(pattern)) {
    const similarName = findSimilarName(pattern, input, captures.name ?? '');
    if (!similarName) return undefined;
    const allCaptures = { ...captures, other: similarName.name };
    return isDistinctName(pattern, input, allCaptures)
      ? undefined
      : { captures: allCaptures, place: similarName.place ?? cardPlace };
  }
  if (isDistinctName(pattern, input, captures)) return undefined;
  if (pattern.isLocalElsewhere) {
    const owner = findOwner(input, captures.name ?? '');
    return owner && { captures: { ...captures, ...owner }, place: cardPlace };
  }
  if (!pattern.isDeclaredBefore) return { captures, place: cardPlace };
  const declaredLine = findEarlierDeclaration(
    captures.name ?? '',
    place,
    input.context,
  );
  return declaredLine
    ? {
        captures: { ...captures, declared: String(declaredLine) },
        place: cardPlace,
      }
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
  const surroundings = getSurroundings(context.files, diagnostic.place);
  const input = { diagnostic, surroundings, context };
  const cardMatches = cards.flatMap((card): CardMatch[] => {
    for (const pattern of card.when) {
      const patternMatch = matchPattern(pattern, input);
      if (patternMatch) return [{ card, pattern, ...patternMatch }];
    }
    return [];
  });
  const causes = cardMatches.filter(({ card }) => card.isCause);
  if (causes.length) return causes;
  const specific = cardMatches.filter(({ card }) => !card.isFallback);
  return specific.length ? specific : cardMatches;
}
