import type { ReactNode } from 'react';
import type { TranscriptPart } from '../useCProgram';
import Blocks from './Blocks';
import { useScreen } from './useScreen';

interface Props {
  /** Always the same array while it says the same. */
  readonly parts: readonly TranscriptPart[];
}

/** What a program wrote and the reader typed, as a terminal shows it. */
export default function Screen({ parts }: Props): ReactNode {
  return <Blocks parts={useScreen(parts)} />;
}
