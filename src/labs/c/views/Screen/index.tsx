import type { ReactNode } from 'react';
import type { TranscriptPart } from '../useCProgram';
import Blocks from './Blocks';
import { useScreen } from './useScreen';

interface Props {
  /** Array with a stable identity while its content is the same. */
  readonly parts: readonly TranscriptPart[];
}

/** Program output and typed input, as a terminal shows them. */
export default function Screen({ parts }: Props): ReactNode {
  return <Blocks parts={useScreen(parts)} />;
}
