import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Returns the text to copy; called on each click. */
  readonly text: () => string;
}

const resultTexts = {
  copied: 'Copiado',
  failed: 'No se pudo copiar: selecciona el texto',
} as const;

type Result = keyof typeof resultTexts;

const RESULT_TIMEOUT_MS = 4000;

/**
 * Writes to the clipboard, which is missing outside HTTPS and may be refused.
 */
async function copyText(text: string): Promise<Result> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Button that copies a text, then shows and announces the result for a moment.
 */
export default function CopyButton({ label, text }: Props): ReactNode {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!result) return undefined;
    announce(resultTexts[result]);
    const timer = window.setTimeout(() => {
      setResult(undefined);
    }, RESULT_TIMEOUT_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [result]);
  return (
    <button
      type="button"
      data-live=""
      data-pagefind-ignore=""
      data-result={result}
      className={styles.copy}
      onClick={() => {
        void copyText(text()).then(setResult);
      }}
    >
      {result ? resultTexts[result] : label}
    </button>
  );
}
