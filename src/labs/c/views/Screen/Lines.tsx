import { memo } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ScreenPart } from './renderScreen';
import type { Block } from './blocks';
import styles from './parts.module.css';

interface Props {
  readonly block: Block<ScreenPart>;
  /** True for blocks visible while the screen is scrolled to the end. */
  readonly isAtEnd: boolean;
}

const isSameBlock = (
  { block, isAtEnd }: Props,
  { block: otherBlock, isAtEnd: wasAtEnd }: Props,
) =>
  isAtEnd === wasAtEnd &&
  block.length === otherBlock.length &&
  block.every(
    ({ stream, text, className }, index) =>
      stream === otherBlock[index]?.stream &&
      text === otherBlock[index].text &&
      className === otherBlock[index].className,
  );

/** A plain function, not a component: there may be thousands of parts. */
function renderPart(
  { stream, text, className }: ScreenPart,
  index: number,
): ReactNode {
  if (stream === 'typed')
    return (
      <kbd key={index} className={clsx(styles.typed, className)}>
        {text}
      </kbd>
    );
  const isError = stream === 'stderr';
  if (!isError && !className) return text;
  return (
    <span key={index} className={clsx(isError && styles.stderr, className)}>
      {text}
    </span>
  );
}

/** Block of lines; the browser skips its layout while it is off screen. */
export default memo(function Lines({ block, isAtEnd }: Props) {
  return (
    <span className={isAtEnd ? styles.last : styles.block}>
      {block.map(renderPart)}
    </span>
  );
}, isSameBlock);
