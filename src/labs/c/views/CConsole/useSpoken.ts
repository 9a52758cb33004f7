import { useEffect, useRef } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { loadExplain } from '../ErrorCard/useExplain';
import type {
  RuntimeFinding,
  SourceFile,
  ToolReport,
} from '../../engine/types';
import { lettersOf, tailOf } from '../Screen/tail';
import type { ProgramState, TranscriptPart } from '../useCProgram';
import { describeState, tallyFiles, tallyReport } from '../../sentences';

/** Of a long output, readers hear its end. */
const mostLetters = 300;

/** Of what was written, as much of its end as those letters can come from. */
const MAX_READ_LETTERS = 2000;

/** Without what only colours it, and without what was written over. */
const spokenOf = (text: string) =>
  text
    .replace(
      // Each line is tried once, from its start: elsewhere an endless one takes minutes.
      // eslint-disable-next-line no-control-regex
      /\x1b\[[0-?]*[@-~]|[\0\x07\b]|(?<![^\n])[^\n]*\r(?=[^\r\n])/g,
      '',
    )
    .trim();

/** What the program wrote after so many letters, and how many they are now. */
function since(
  transcript: readonly TranscriptPart[],
  said: number,
): { readonly fresh: string; readonly length: number } {
  const written = transcript.filter(({ stream }) => stream !== 'typed');
  const length = lettersOf(written);
  const room = Math.min(length - said, MAX_READ_LETTERS);
  if (room <= 0) return { fresh: '', length };
  const end = tailOf(written, { letters: room, parts: room });
  return { fresh: spokenOf(end.map(({ text }) => text).join('')), length };
}

function join(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.:?!…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function cut(text: string): string {
  return text.length <= mostLetters ? text : `… ${text.slice(-mostLetters)}`;
}

/** What the card of the first error says of it, or at least where it is. */
async function firstError(
  { diagnostics }: ToolReport,
  files: readonly SourceFile[],
): Promise<string> {
  const first = diagnostics.find(({ severity }) => severity === 'error');
  if (!first) return '';
  try {
    const { explainDiagnostic } = await loadExplain();
    const summary = explainDiagnostic(first, { files })?.summary;
    if (summary !== undefined) return summary;
  } catch {
    // Without network the cards may be missing; the place is known anyway.
  }
  return first.place ? `Error en la línea ${first.place.line}` : '';
}

/** What the card of the first fault of the run says, or at least where it is. */
async function firstFinding([
  first,
]: readonly RuntimeFinding[]): Promise<string> {
  if (!first) return '';
  try {
    const { explainFinding } = await loadExplain();
    return explainFinding(first).summary;
  } catch {
    return `Al ejecutar, fallo en la línea ${first.place.line}`;
  }
}

/**
 * Has the reader hear what counts, and only then: that the program waits, with
 * what it wrote before, and how it ended. What streams by in between is not
 * said: it would drown everything else.
 */
export function useSpoken(
  state: ProgramState,
  files: readonly SourceFile[],
): void {
  const said = useRef(0);
  useEffect(() => {
    const say = (...sentences: readonly string[]) => {
      announce(join(sentences));
    };
    switch (state.kind) {
      case 'loading':
      case 'compiling':
      case 'starting':
        said.current = 0;
        // The same result a second time is news again.
        say(
          state.kind === 'loading' && state.received > 0
            ? describeState(state)
            : '',
        );
        break;
      case 'waiting':
      case 'finished': {
        const findings = state.kind === 'finished' ? state.findings : [];
        if (findings.length > 0) {
          const written = since(state.transcript, said.current);
          let isNews = true;
          void firstFinding(findings).then((sentence) => {
            if (!isNews) return;
            said.current = written.length;
            say(cut(written.fresh), describeState(state), sentence);
          });
          return () => {
            isNews = false;
          };
        }
        const { fresh, length } = since(state.transcript, said.current);
        said.current = length;
        say(
          cut(fresh),
          describeState(state),
          ...(state.kind === 'finished'
            ? [tallyReport(state.report), tallyFiles(state.result)]
            : []),
        );
        break;
      }
      case 'rejected': {
        let isNews = true;
        void firstError(state.report, files).then((sentence) => {
          if (isNews) say(describeState(state), sentence);
        });
        return () => {
          isNews = false;
        };
      }
      case 'failed':
        say(describeState(state));
        break;
      default:
    }
    return undefined;
  }, [state, files]);
}
