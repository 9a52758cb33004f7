import { useEffect, useRef } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { loadExplain } from '../ErrorCard/useExplain';
import type {
  RuntimeFinding,
  SourceFile,
  ToolReport,
} from '../../engine/types';
import { countLetters, takeTail } from '../Screen/displayLimits';
import type { ProgramState, TranscriptPart } from '../useCProgram';
import { describeState, tallyFiles, tallyReport } from '../../sentences';

/** Maximum characters announced: the end of a longer output. */
const MAX_SPOKEN_LETTERS = 300;

/** Characters of the end of the output scanned for the announcement. */
const MAX_SCANNED_LETTERS = 2000;

/**
 * Removes control sequences and the text overwritten after a carriage return.
 */
const toSpokenText = (text: string) =>
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
 * Returns the output after the first `spokenLength` characters, and the total length.
 */
function getNewOutput(
  transcript: readonly TranscriptPart[],
  spokenLength: number,
): { readonly newText: string; readonly length: number } {
  const writtenParts = transcript.filter(({ stream }) => stream !== 'typed');
  const length = countLetters(writtenParts);
  const room = Math.min(length - spokenLength, MAX_SCANNED_LETTERS);
  if (room <= 0) return { newText: '', length };
  const end = takeTail(writtenParts, { letters: room, parts: room });
  return {
    newText: toSpokenText(end.map(({ text }) => text).join('')),
    length,
  };
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.:?!…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function truncateStart(text: string): string {
  return text.length <= MAX_SPOKEN_LETTERS
    ? text
    : `… ${text.slice(-MAX_SPOKEN_LETTERS)}`;
}

/** Describes the first error with its card, or at least its line. */
async function describeFirstError(
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
async function describeFirstFinding([
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
export function useAnnouncements(
  state: ProgramState,
  files: readonly SourceFile[],
): void {
  const spokenLength = useRef(0);
  useEffect(() => {
    const say = (...sentences: readonly string[]) => {
      announce(joinSentences(sentences));
    };
    switch (state.kind) {
      case 'loading':
      case 'compiling':
      case 'starting':
        spokenLength.current = 0;
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
          const newOutput = getNewOutput(
            state.transcript,
            spokenLength.current,
          );
          let isCurrent = true;
          void describeFirstFinding(findings).then((sentence) => {
            if (!isCurrent) return;
            spokenLength.current = newOutput.length;
            say(
              truncateStart(newOutput.newText),
              describeState(state),
              sentence,
            );
          });
          return () => {
            isCurrent = false;
          };
        }
        const { newText, length } = getNewOutput(
          state.transcript,
          spokenLength.current,
        );
        spokenLength.current = length;
        say(
          truncateStart(newText),
          describeState(state),
          ...(state.kind === 'finished'
            ? [tallyReport(state.report), tallyFiles(state.result)]
            : []),
        );
        break;
      }
      case 'rejected': {
        let isCurrent = true;
        void describeFirstError(state.report, files).then((sentence) => {
          if (isCurrent) say(describeState(state), sentence);
        });
        return () => {
          isCurrent = false;
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
