import titles from '@site-pages/titles';
import { formatBytes, formatDuration } from '../../../utils/quantities';
import type {
  Diagnostic,
  RunEnd,
  RuntimeFinding,
  SourceFile,
} from '../engine/types';
import { endCards, findingCards, toolCards, undefinedCard } from './cards';
import { lessonPathOf } from './lessons';
import { answers } from './match';
import type { Answer, Captures } from './match';
import type { CardText, Explanation, LessonRef } from './types';

export type { Explanation } from './types';

/** Numbers without clang's marks between their digits, types without its own names. */
const readable = (captured: string) =>
  captured
    .replace(/(?<=\d)'(?=\d)/g, '')
    .replaceAll('__size_t', 'size_t')
    .replaceAll('`', '');

const fill = (text: string, captures: Captures) =>
  text.replace(/\$([a-z]+)/gi, (_, name: string) =>
    readable(captures[name] ?? ''),
  );

/** As the rest of a sentence; `C` stays as it is. */
const inSentence = (title: string) =>
  /^C\b/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

function lessonOf(ref: LessonRef): Explanation['lesson'] {
  const path = lessonPathOf(ref);
  const [section = ''] = /#.*$/.exec(ref) ?? [];
  return { path: `${path}${section}`, title: titles[path] ?? '' };
}

function write(card: CardText, captures: Captures, where: string): Explanation {
  const title = fill(card.title, captures);
  return {
    id: card.id,
    title,
    meaning: fill(card.meaning, captures),
    cause: fill(card.cause, captures),
    fix: fill(card.fix, captures),
    change: card.change && { before: card.change[0], after: card.change[1] },
    lesson: card.lesson === undefined ? undefined : lessonOf(card.lesson),
    summary: `${where}: ${inSentence(title).replaceAll('`', '')}`,
  };
}

function whereIs(
  { severity, place }: Diagnostic,
  { pattern }: Answer,
  files: readonly SourceFile[],
): string {
  const kind = severity === 'error' ? 'Error' : 'Aviso';
  if (pattern.tool === 'linker') return `${kind} al enlazar`;
  if (!place) return kind;
  const file = files.length > 1 ? ` de ${place.file}` : '';
  return `${kind} en la línea ${place.line}${file}`;
}

/** The card of a message of the compiler or the linker, if there is one. */
export function explainDiagnostic(
  diagnostic: Diagnostic,
  context: { readonly files: readonly SourceFile[] },
): Explanation | undefined {
  const [answer] = answers(toolCards, diagnostic, context);
  if (!answer) return undefined;
  const note = diagnostic.notes.find(({ place }) => place)?.place?.line;
  return write(
    answer.card,
    { ...answer.captures, note: String(note ?? '') },
    whereIs(diagnostic, answer, context.files),
  );
}

/** The card of something undefined that a program did. */
export function explainFinding({
  check,
  place,
  details,
}: RuntimeFinding): Explanation {
  const card =
    findingCards.find(
      ({ checks, details: wanted = {} }) =>
        checks.includes(check) &&
        Object.entries(wanted).every(([key, value]) =>
          value.test(details[key] ?? ''),
        ),
    ) ?? undefinedCard;
  return write(
    card,
    { ...details, check },
    `Al ejecutar, en la línea ${place.line}`,
  );
}

/** The card of a program that was cut short; one that ended by itself has none. */
export function explainEnd(end: RunEnd): Explanation | undefined {
  const card = endCards.find(
    (candidate) =>
      candidate.end === end.kind &&
      (end.kind !== 'crash' || candidate.reason === end.reason),
  );
  if (!card) return undefined;
  return write(
    card,
    {
      bytes: end.kind === 'output-limit' ? formatBytes(end.bytes) : '',
      time: end.kind === 'time-limit' ? formatDuration(end.ms) : '',
    },
    'El programa se detuvo',
  );
}
