import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import block from '../../../../components/CodeBlock/styles.module.css';
import type { SourceFile } from '../../engine/types';
import StaticCode, { getNodeText } from '../../../kit/editor/StaticCode';
import styles from './styles.module.css';

interface Props {
  /** Name of the file. */
  readonly title: string;
  /** Text after the last line: a line break, unless the author says not. */
  readonly ending?: string;
  /** Text and coloured spans, as written by `src/remark/highlight`. */
  readonly children?: ReactNode;
}

/** File of a runnable program, above the program itself. */
export default function CLabFile({ title, children }: Props): ReactNode {
  return (
    <div className={styles.file}>
      <div className={block.bar}>
        <span className={block.title}>{title}</span>
      </div>
      <StaticCode label={title}>{children}</StaticCode>
    </div>
  );
}

/** Returns true for a `<CLabFile>` element. */
export const isFileElement = (node: ReactNode): node is ReactElement<Props> =>
  isValidElement(node) && node.type === CLabFile;

/** Returns the file of such an element; an empty one has no ending. */
export function readFileElement({
  props: { title, ending = '\n', children },
}: ReactElement<Props>): SourceFile {
  const text = getNodeText(children);
  return { name: title, text: text === '' ? '' : text + ending };
}
