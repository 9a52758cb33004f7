import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { DataFile } from '../../engine/types';
import Advanced from './Advanced';
import IncomingDialog from './Incoming';
import { useFileDrop } from './Incoming/useFileDrop';
import { useIncoming } from './Incoming/useIncoming';
import Note from './Note';
import Panes from './Panes';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { getDesk, useDesk } from './useDesk';
import { useSharedLink } from './useSharedLink';

/** Playground workspace; requires a browser. */
export default function Workspace(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const { pending, readFiles, openAsNew, addToOpen, dismiss } = useIncoming();
  const isOver = useFileDrop(root, readFiles);
  const [writtenFiles, setWritten] = useState<readonly DataFile[]>([]);
  useSharedLink();
  return (
    <div
      ref={root}
      data-live=""
      className={clsx(styles.bench, isOver && styles.over)}
    >
      <Toolbar
        project={desk.project}
        writtenFiles={writtenFiles}
        onFiles={readFiles}
      />
      {desk.notice && (
        <Note
          {...desk.notice}
          onDismiss={() => {
            getDesk().setNotice(undefined);
          }}
        />
      )}
      <Panes key={desk.openCount} desk={desk} onWritten={setWritten} />
      <Advanced project={desk.project} />
      {pending && (
        <IncomingDialog
          incoming={pending}
          onOpenApart={openAsNew}
          onAddHere={addToOpen}
          onLeave={dismiss}
        />
      )}
    </div>
  );
}
