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

/** Maximum characters announced: the end of a longer output. */
const mostLetters = 300;

/** Characters of the end of the output scanned for the announcement. */
const MAX_READ_LETTERS = 2000;

/**
 * Removes control sequences and the text overwritten after a carriage return.
 */
const spokenOf = (text: string) =>
  text
    .replace(
      // The lookbehind anchors each attempt at a line start; otherwise matching
      // an endless line takes minutes.
      // eslint-disable-next-line no-control-regex
      /\x1b\[[0-?]*[@-~]|[\0\x07\b]|(?<![^\n])[^\n]*\r(?=[^\r\n])/g,
      '',
    )
    .trim();

/**
 * Returns the output after the first `said` characters, and the total length.
 */
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

/** Describes the first error with its card, or at least its line. */
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
    // The cards may be missing offline; the line is known anyway.
  }
  return first.place ? `Error en la línea ${first.place.line}` : '';
}

/** Describes the first run-time finding with its card, or at least its line. */
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
 * Announces when a program waits for input, with its previous output, and how
 * it ended. Output in between is not announced: it would interrupt everything
 * else.
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
        // Clears the announcer, so that an identical result is announced again.
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
