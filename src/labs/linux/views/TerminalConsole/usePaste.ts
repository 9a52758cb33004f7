import { useState } from 'react';
import { cleanPaste, linesOf } from './Screen/pasted';
import type { Screen } from './Screen/screen';

interface Paste {
  /** A pasted text that would press Enter by itself. */
  readonly question: string | undefined;
  readonly answer: (isYes: boolean) => void;
  readonly onPaste: (pasted: string) => void;
}

/** Asks before a program is given several lines that it takes one by one. */
export function usePaste(screen: Screen | undefined): Paste {
  const [question, setQuestion] = useState<string>();
  return {
    question,
    answer: (isYes) => {
      if (isYes && question !== undefined) screen?.paste(question);
      setQuestion(undefined);
      screen?.focus();
    },
    onPaste: (pasted) => {
      const text = cleanPaste(pasted);
      if (text === '') return;
      if (linesOf(text) > 1 && !screen?.takesPieces()) setQuestion(text);
      else screen?.paste(text);
    },
  };
}
