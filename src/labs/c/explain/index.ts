import titles from '@site-pages/titles';
import { formatBytes, formatDuration } from '../../../utils/quantities';
import type {
  Diagnostic,
  Place,
  RunEnd,
  RuntimeFinding,
  SourceFile,
} from '../engine/types';
import {
  endCards,
  findingCards,
  hintCards,
  memoryCards,
  toolCards,
  undefinedCard,
} from './cards';
import { measureBraceDepth } from './blocks';
import { getLessonPath } from './lessons';
import { matchCards } from './match';
import {
  maskSource,
  findOnlyCall,
  findOnlyRecursion,
  findFileOpening,
  getPlaceAfter,
} from './source';
import { findSpecifier } from './specifiers';
import type { CardMatch, Captures } from './match';
import type { CardText, Explanation, LessonRef } from './types';

export type { Explanation } from './types';

/**
 * Cleans a captured text: removes clang's digit separators and backticks, and
 * replaces clang's internal type names.
 */
const cleanCapture = (capture: string) =>
  capture
    .replace(/(?<=\d)'(?=\d)/g, '')
    .replaceAll('\\x0a', '\\n')
    .replaceAll('__size_t', 'size_t')
    .replace(/\b_Bool\b/g, 'bool')
    .replaceAll('`', '');

const fillPlaceholders = (text: string, captures: Captures) =>
  text
    .replace(/\$([a-z]+)/gi, (_, name: string) =>
      cleanCapture(captures[name] ?? ''),
    )
    .replace(/(?<![\d.,])1 (byte|lugar)e?s\b/g, '1 $1');

/** Lowercases the first letter, for the rest of a sentence; keeps `C`. */
const lowercaseFirst = (title: string) =>
  /^C\b/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

function resolveLesson(ref: LessonRef): Explanation['lesson'] {
  const path = getLessonPath(ref);
  const [section = ''] = /#.*$/.exec(ref) ?? [];
  return { path: `${path}${section}`, title: titles[path] ?? '' };
}

function createExplanation(
  card: CardText,
  captures: Captures,
  position: string,
  place?: Place,
): Explanation {
  const title = fillPlaceholders(card.title, captures);
  return {
    id: card.id,
    title,
    place,
    meaning: fillPlaceholders(card.meaning, captures),
    cause: fillPlaceholders(card.cause, captures),
    fix: fillPlaceholders(card.fix, captures),
    change: card.change && {
      before: fillPlaceholders(card.change[0], captures),
      after: fillPlaceholders(card.change[1], captures),
    },
    lesson: card.lesson === undefined ? undefined : resolveLesson(card.lesson),
    summary: `${position}: ${lowercaseFirst(title).replaceAll('`', '')}`,
  };
}

function describeLocation(
  { severity }: Diagnostic,
  { pattern, place }: CardMatch,
  files: readonly SourceFile[],
): string {
  const kind = severity === 'error' ? 'Error' : 'Aviso';
  if (pattern.tool === 'linker') return `${kind} al enlazar`;
  if (!place) return kind;
  const file = files.length > 1 ? ` de ${place.file}` : '';
  return `${kind} en la línea ${place.line}${file}`;
}

const longTypePattern = /^(?:unsigned )?long$/;
const longSizeNote =
  'En esta página un `long` mide 4 bytes; en un Linux de 64 bits, 8.';

/** Appends the size of `long` on the page when `type` is `long`. */
const appendLongSize = (explanation: Explanation, type = ''): Explanation =>
  longTypePattern.test(type)
    ? { ...explanation, meaning: `${explanation.meaning} ${longSizeNote}` }
    : explanation;

/** Returns the card of a compiler or linker message, if any. */
export function explainDiagnostic(
  diagnostic: Diagnostic,
  context: { readonly files: readonly SourceFile[] },
): Explanation | undefined {
  const [answer] = matchCards(toolCards, diagnostic, context);
  if (!answer) return undefined;
  const note = diagnostic.notes.find(({ place }) => place)?.place?.line;
  const explanation = createExplanation(
    answer.card,
    { ...answer.captures, note: String(note ?? '') },
    describeLocation(diagnostic, answer, context.files),
    answer.place,
  );
  return answer.card.isAboutSize
    ? appendLongSize(explanation, answer.captures['type'])
    : explanation;
}

/**
 * Maximum source length, in characters. Some cards scan the whole program once
 * per loop, which is slow on longer files, and beginners do not write those.
 */
const MAX_HINT_SOURCE_LENGTH = 16_000;

const MAX_HINT_BRACE_DEPTH = 30;

/** Maximum matches examined per card and file. */
const MAX_HINT_MATCHES = 150;

/**
 * Returns hints as warnings: faults that no tool reports. Skips lines that
 * already have a diagnostic.
 */
export function findHints(
  files: readonly SourceFile[],
  diagnostics: readonly Diagnostic[],
): readonly Explanation[] {
  const hasDiagnosticAt = ({ file, line }: Place) =>
    diagnostics.some(
      ({ place }) => place?.file === file && place.line === line,
    );
  return files.flatMap(({ name, text }) => {
    const code = maskSource(text);
    const isSimple =
      text.length <= MAX_HINT_SOURCE_LENGTH &&
      measureBraceDepth(code) <= MAX_HINT_BRACE_DEPTH;
    const cards = isSimple
      ? hintCards
      : hintCards.filter(({ isQuick }) => isQuick);
    return cards.flatMap((card) =>
      [...code.matchAll(card.code)]
        .slice(0, MAX_HINT_MATCHES)
        .flatMap(({ index, groups = {} }) => {
          if (!card.isFault(code, groups, { index, text, files })) return [];
          const place = getPlaceAfter(name, text.slice(0, index));
          if (hasDiagnosticAt(place)) return [];
          if (
            card.specifier &&
            findSpecifier(files, place)?.letter !== card.specifier
          )
            return [];
          const position = `Aviso en la línea ${place.line}`;
          return [createExplanation(card, groups, position, place)];
        }),
    );
  });
}

/** Returns the card of a run-time finding. */
export function explainFinding({
  check,
  place,
  details,
}: RuntimeFinding): Explanation {
  const card =
    [...findingCards, ...memoryCards].find(
      ({ checks, details: wantedDetails = {} }) =>
        checks.includes(check) &&
        Object.entries(wantedDetails).every(([key, value]) =>
          value.test(details[key] ?? ''),
        ),
    ) ?? undefinedCard;
  const explanation = createExplanation(
    card,
    { ...details, check },
    `Al ejecutar, en la línea ${place.line}`,
  );
  return appendLongSize(explanation, details['type']);
}

/** Output of a failed `assert`: `Assertion failed: n > 0 (main.c: main: 5)`. */
const ASSERTION_OUTPUT =
  /^Assertion failed: (?<condition>.*) \((?<file>[^:()]+): [^:]*: (?<line>\d+)\)$/;

/**
 * Returns where a program aborted or called itself without end, and the
 * condition of its `assert`, as far as known.
 */
function parseCrash(end: RunEnd, files: readonly SourceFile[]) {
  if (end.kind !== 'crash') return {};
  if (end.reason === 'stack-overflow')
    return { place: findOnlyRecursion(files) };
  if (end.reason !== 'abort') return {};
  const { condition, file, line } =
    ASSERTION_OUTPUT.exec(end.detail)?.groups ?? {};
  if (condition === undefined || file === undefined)
    return { place: findOnlyCall(files, 'abort') };
  const place = {
    file: file.replace(/^\.\//, ''),
    line: Number(line),
    column: 1,
  };
  return { condition, place };
}

/**
 * Returns the card of a run that crashed or exceeded a limit; undefined for
 * other ends.
 *
 * @param files Source as compiled: the card may point to one of its lines.
 */
export function explainEnd(
  end: RunEnd,
  files: readonly SourceFile[] = [],
): Explanation | undefined {
  const unopenedFile = end.kind === 'crash' ? end.unopened : undefined;
  const stop = parseCrash(end, files);
  const card = endCards.find(
    (candidate) =>
      candidate.end === end.kind &&
      (end.kind !== 'crash' || candidate.reason === end.reason) &&
      (!candidate.isUnopened || unopenedFile !== undefined) &&
      (!candidate.isAssertion || stop.condition !== undefined),
  );
  if (!card) return undefined;
  const fileOpening =
    card.isUnopened && findFileOpening(files, unopenedFile ?? '');
  return createExplanation(
    card,
    {
      bytes: end.kind === 'output-limit' ? formatBytes(end.bytes) : '',
      time: end.kind === 'time-limit' ? formatDuration(end.ms) : '',
      file: unopenedFile ?? '',
      call: (fileOpening && fileOpening.call) || 'fopen',
      condition: stop.condition ?? '',
    },
    'El programa se detuvo',
    fileOpening ? fileOpening.place : stop.place,
  );
}
