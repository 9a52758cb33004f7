import { toUncertain } from '../../kit/lesson/types';
import type { LabBuild } from '../../types';
import type { TerminalFiles } from '../exercise/markdown';
import { readScriptWords, readSessionWords } from './readShellWords';

/** Casts an exercise or a step of the terminal; all have the same files. */
const toTerminalFiles = (item: object) => item as TerminalFiles;

/** Finds the words of a shell in sessions, scripts, exercises and steps. */
export const words: LabBuild['words'] = {
  readers: { bash: readScriptWords, 'shell-session': readSessionWords },
  readFolder: (item) => {
    const { setUp, solution } = toTerminalFiles(item);
    return readScriptWords(solution).map((usedWord) => ({
      // A name from the set-up, such as `cafetera`, is not a word of Linux.
      ...(setUp.includes(usedWord.word) ? toUncertain(usedWord) : usedWord),
      name: 'solucion.sh',
    }));
  },
  readCode: (item) => toTerminalFiles(item).solution,
};
