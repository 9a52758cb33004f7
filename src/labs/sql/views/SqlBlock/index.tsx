import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import block from '../../../../components/CodeBlock/styles.module.css';
import { hashText } from '../../../../utils/hash';
import StaticCode, { getNodeText } from '../../../kit/editor/StaticCode';
import { useBlockActions } from '../../../kit/useBlockActions';
import { useDraft } from '../../../kit/useDraft';
import { words } from '../../words';
import BlockStrip from './BlockStrip';
import { loadLiveBlock } from './load';
import { splitResult } from './SqlResult';

interface Props {
  /** Type of block: «SQL». */
  readonly label: string;
  readonly title?: string;
  /** Name of its sample database. */
  readonly base: string;
  /** Statements that run after the sample database was created. */
  readonly setUp?: string;
  /** Present when running it also opens its step-by-step view. */
  readonly opensSteps?: string;
  /**
   * Text and coloured spans, as written by `src/remark/highlight`, and the
   * `SqlResult` with their result.
   */
  readonly children: ReactNode;
}

/**
 * Statements of a lesson that can be run. SQLite, editor and results are
 * downloaded on the first action; until then the block is code with buttons,
 * and without JavaScript, code with its result.
 */
export default function SqlBlock({
  label,
  title,
  children,
  ...given
}: Props): ReactNode {
  const { code, result } = useMemo(() => splitResult(children), [children]);
  const original = useMemo(() => getNodeText(code), [code]);
  const draft = useDraft(hashText(original), original);
  const { requestAction, hold, last, isEditing, module, isLoading, failure } =
    useBlockActions(draft, loadLiveBlock);
  const [hasEditor, setHasEditor] = useState(false);
  const [hasRun, setHasRun] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const name = title ?? label;
  const text = <StaticCode label={name}>{code}</StaticCode>;
  return (
    <div className={block.block} data-lab="">
      <div className={block.bar}>
        <span className={block.label} data-pagefind-ignore="">
          {name}
        </span>
        <CopyButton label={words.copy} text={() => draft.text} />
      </div>
      {!(module && isEditing) && text}
      <div ref={setSlot} />
      <BlockStrip
        draft={draft}
        isLoading={isLoading}
        isEditing={hasEditor}
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
          slot={isEditing ? slot : null}
          focusOnOpen={last === 'edit'}
          onEditorChange={setHasEditor}
          onResult={setHasRun}
        >
          {text}
        </module.default>
      )}
      {!hasRun && result}
    </div>
  );
}
