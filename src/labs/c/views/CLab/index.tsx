import { Children, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import block from '../../../../components/CodeBlock/styles.module.css';
import { hashText } from '../../../../utils/hash';
import { words } from '../../words';
import StaticCode, { getNodeText } from '../../../kit/editor/StaticCode';
import { useBlockActions } from '../../../kit/useBlockActions';
import { useDraft } from '../../../kit/useDraft';
import { isFileElement, readFileElement } from './CLabFile';
import ExpectedOutput from './ExpectedOutput';
import LabStrip from './LabStrip';
import { loadLiveProgram } from './load';
import styles from './styles.module.css';

interface Props {
  /** Type of block: «Código C». */
  readonly label: string;
  /** Name of the file. */
  readonly title?: string;
  /** Input used in the lesson. */
  readonly stdin?: string;
  /** Program arguments, separated by blanks. */
  readonly args?: string;
  readonly standard?: string;
  /** Present when the program can be traced step by step. */
  readonly steps?: string;
  /** Present when running the program also opens its step-by-step view. */
  readonly drawing?: string;
  /** Output of the program for that input and those arguments. */
  readonly output?: string;
  /**
   * Text and coloured spans, as written by `src/remark/highlight`, after the
   * elements of the program's other files.
   */
  readonly children: ReactNode;
}

/** Begins each file but the first in the text of a program. */
const FILE_MARK = '\n//// Archivo: ';

/** Splits the children of a block into its other files and its program. */
function readChildren(children: ReactNode) {
  const nodes = Children.toArray(children);
  const files = nodes.filter(isFileElement);
  return { files, program: nodes.filter((node) => !isFileElement(node)) };
}

/**
 * Runnable program of a lesson. Compiler, editor and console are downloaded on
 * the first action; until then the block is code with buttons, and without
 * JavaScript, code with its output.
 */
export default function CLab({
  label,
  title,
  steps,
  output,
  children,
  ...given
}: Props): ReactNode {
  const name = title ?? words.defaultName;
  const { files, program } = useMemo(() => readChildren(children), [children]);
  // The form of `joinFiles`, which would weigh more than this on every page.
  const original = useMemo(
    () =>
      getNodeText(program) +
      files
        .map(readFileElement)
        .map((file) => `${FILE_MARK}${file.name}\n${file.text}`)
        .join(''),
    [files, program],
  );
  const draft = useDraft(hashText(original), original);
  const { requestAction, hold, last, isEditing, module, isLoading, failure } =
    useBlockActions(draft, loadLiveProgram);
  const [hasEditor, setHasEditor] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const code = (
    <StaticCode label={title === undefined ? label : `${label}: ${title}`}>
      {program}
    </StaticCode>
  );
  const isReplaced = module !== undefined && isEditing;
  return (
    <div className={block.block} data-lab="">
      {!isReplaced && files}
      <div className={block.bar}>
        {title === undefined ? (
          <span className={block.label} data-pagefind-ignore="">
            {label}
          </span>
        ) : (
          <span className={block.title}>{title}</span>
        )}
        <CopyButton
          label={words.copy}
          text={() => draft.text.split(FILE_MARK, 1)[0] ?? ''}
        />
      </div>
      {!isReplaced && code}
      <div ref={setSlot} className={styles.slot} />
      <LabStrip
        name={name}
        isAlone={files.length === 0}
        draft={draft}
        isLoading={isLoading}
        isEditing={hasEditor}
        canStep={steps !== undefined}
        onAction={requestAction}
      />
      {failure}
      {module && (
        <module.default
          {...given}
          ref={hold}
          onAction={requestAction}
          draft={draft}
          name={name}
          original={original}
          slot={isEditing ? slot : null}
          footer={footer}
          focusOnOpen={last === 'edit'}
          onEditorChange={setHasEditor}
        >
          {code}
        </module.default>
      )}
      {output !== undefined && (
        <ExpectedOutput output={output} stdin={given.stdin} />
      )}
      <div ref={setFooter} data-pagefind-ignore="" />
    </div>
  );
}
