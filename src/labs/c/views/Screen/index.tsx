import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { TranscriptPart } from '../useCProgram';
import type { ScreenPart } from './asOnScreen';
import styles from './parts.module.css';
import { useScreen } from './useScreen';

interface Props {
  /** Always the same array while it says the same. */
  readonly parts: readonly TranscriptPart[];
}

function Part({ stream, text, className }: ScreenPart): ReactNode {
  if (stream === 'typed')
    return <kbd className={clsx(styles.typed, className)}>{text}</kbd>;
  const isError = stream === 'stderr';
  if (!isError && !className) return text;
  return (
    <span className={clsx(isError && styles.stderr, className)}>{text}</span>
  );
}

/** What a program wrote and the reader typed, as a terminal shows it. */
export default function Screen({ parts }: Props): ReactNode {
  return useScreen(parts).map((part, index) => <Part key={index} {...part} />);
}
