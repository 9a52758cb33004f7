import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ScreenPart } from './renderScreen';
import { splitIntoBlocks } from './blocks';
import Lines from './Lines';

/** Two blocks: the last one may hold a single line. */
const BLOCKS_AT_END = 2;

interface Props {
  /** Array with a stable identity while its content is the same. */
  readonly parts: readonly ScreenPart[];
}

/** Screen split into blocks: the browser lays out only the visible ones. */
export default function Blocks({ parts }: Props): ReactNode {
  const blocks = useMemo(() => splitIntoBlocks(parts), [parts]);
  return blocks.map((block, index) => (
    <Lines
      key={index}
      block={block}
      isAtEnd={index >= blocks.length - BLOCKS_AT_END}
    />
  ));
}
