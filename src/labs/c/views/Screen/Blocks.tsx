import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ScreenPart } from './asOnScreen';
import { blocksOf } from './blocks';
import Lines from './Lines';

/** The last one may have a line only. */
const BLOCKS_AT_END = 2;

interface Props {
  /** Always the same array while it says the same. */
  readonly parts: readonly ScreenPart[];
}

/** A screen in blocks: only those in sight are laid out. */
export default function Blocks({ parts }: Props): ReactNode {
  const blocks = useMemo(() => blocksOf(parts), [parts]);
  return blocks.map((block, index) => (
    <Lines
      key={index}
      block={block}
      isAtEnd={index >= blocks.length - BLOCKS_AT_END}
    />
  ));
}
