import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Advanced from './Advanced';
import IncomingDialog from './Incoming';
import { useDrop } from './Incoming/useDrop';
import { useIncoming } from './Incoming/useIncoming';
import Note from './Note';
import Panes from './Panes';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { theDesk, useDesk } from './useDesk';
import { useSharedLink } from './useSharedLink';

/** Playground workspace; requires a browser. */
export default function Workspace(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const { waiting, take, openApart, addHere, leave } = useIncoming();
  const isOver = useDrop(root, take);
  useSharedLink();
  return (
    <div
      ref={root}
      data-live=""
      className={clsx(styles.bench, isOver && styles.over)}
    >
      <Toolbar project={desk.project} onFiles={take} />
      {desk.notice && (
        <Note
          {...desk.notice}
          onDismiss={() => {
            theDesk().tell(undefined);
          }}
        />
      )}
      <Panes key={desk.opening} desk={desk} />
      <Advanced project={desk.project} />
      {waiting && (
        <IncomingDialog
          incoming={waiting}
          onOpenApart={openApart}
          onAddHere={addHere}
          onLeave={leave}
        />
      )}
    </div>
  );
}
