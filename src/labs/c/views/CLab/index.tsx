import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import LoadFailure from '../../../../components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import block from '../../../../components/CodeBlock/styles.module.css';
import StaticCode, { textOf } from '../CEditor/StaticCode';
import { hashOf } from '../../../kit/draft';
import Expected from './Expected';
import Strip from './Strip';
import styles from './styles.module.css';
import { useDraft } from './useDraft';
import type { Wish } from './types';

interface Props {
  /** What the block is: «Código C». */
  readonly label: string;
  /** The name of its file. */
  readonly title?: string;
  /** What the lesson types into it. */
  readonly stdin?: string;
  /** Its arguments, with blanks between them. */
  readonly args?: string;
  readonly standard?: string;
  /** Present where it can be followed step by step. */
  readonly steps?: string;
  /** What it writes, given all that. */
  readonly output?: string;
  /** Text and coloured spans, as `src/remark/highlight` writes them. */
  readonly children: ReactNode;
}

const loadSession = () => import('./Session');

/**
 * A program of a lesson that runs where it is read. Compiler, editor and
 * console are downloaded with the first wish; until then it is code with
 * buttons, and without JavaScript code with its output.
 */
export default function CLab({
  label,
  title,
  stdin,
  args,
  standard,
  steps,
  output,
  children,
}: Props): ReactNode {
  const original = useMemo(() => textOf(children), [children]);
  const draft = useDraft(hashOf(original), original);
  const [wish, setWish] = useState<Wish>();
  const [isEditing, setEditing] = useState(false);
  const [hasEditor, setHasEditor] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { module, error, retry } = useModule(loadSession, wish !== undefined);

  const onWish = (next: Wish) => {
    // What is run must be what is read.
    if (next.kind === 'edit' || draft.found) setEditing(true);
    draft.restore();
    setWish(next);
    if (error !== undefined) retry();
  };
  const code = (
    <StaticCode label={title === undefined ? label : `${label}: ${title}`}>
      {children}
    </StaticCode>
  );
  return (
    <div className={block.block} data-lab="">
      <div className={block.bar}>
        {title === undefined ? (
          <span className={block.label} data-pagefind-ignore="">
            {label}
          </span>
        ) : (
          <span className={block.title}>{title}</span>
        )}
        <CopyButton label="Copiar" text={() => draft.text} />
      </div>
      {!(module && isEditing) && code}
      <div ref={setSlot} className={styles.slot} />
      <Strip
        draft={draft}
        isLoading={wish !== undefined && !module && error === undefined}
        isEditing={hasEditor}
        canStep={steps !== undefined}
        onWish={onWish}
      />
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {module && wish && (
        <module.default
          wish={wish}
          onWish={onWish}
          draft={draft}
          name={title ?? 'programa.c'}
          stdin={stdin}
          args={args}
          standard={standard}
          slot={isEditing ? slot : null}
          footer={footer}
          onEditor={setHasEditor}
        >
          {code}
        </module.default>
      )}
      {output !== undefined && (
        <Expected
          output={output}
          stdin={stdin}
          isFolded={module !== undefined && wish?.kind === 'run'}
        />
      )}
      <div ref={setFooter} data-pagefind-ignore="" />
    </div>
  );
}
