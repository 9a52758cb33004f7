import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { announce } from '../../../../components/Announcer/announce';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import { decodeWorkspace, sharePrefix } from '../../engine/workspace/share';
import Bench from './Bench';
import Drawing from './Drawing';
import Notices from './Notices';
import Side from './Side';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useSession } from './useSession';
import type { Session } from './useSession';
import { useWorkspace } from './useWorkspace';

/** Opens the workspace of the address and removes it from the address. */
function useSharedWorkspace(
  isReady: boolean,
  { openWorkspace }: Pick<Session, 'openWorkspace'>,
  onTell: (message: string) => void,
): void {
  const { hash, pathname } = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (!isReady || !hash.startsWith(sharePrefix)) return;
    // A reload must not open it again over later edits.
    history.replace({ pathname, hash: '' });
    void decodeWorkspace(hash).then((shared) => {
      if (shared) openWorkspace(shared);
      onTell(
        shared
          ? 'Se abrió lo que traía el enlace.'
          : 'El enlace está incompleto o dañado: lo tuyo sigue igual.',
      );
    });
    // The functions of the session are new in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, hash, pathname, history]);
}

/** Free laboratory of SQL: a database that stays open, its editor and tables. */
export default function SqlPage(): ReactNode {
  const stored = useWorkspace();
  const { workspace, isRead, update } = stored;
  const [message, setMessage] = useState<string>();
  const tell = (text: string) => {
    setMessage(text);
    announce(text);
  };
  const session = useSession(workspace, update, () => {
    tell('Espera a que termine lo que se ejecuta, o pulsa «Parar».');
  });
  const { editor, attachEditor } = useEditorHandle();
  useSharedWorkspace(isRead, session, tell);
  return (
    <div className={styles.stage}>
      <Toolbar {...{ workspace, session }} onTell={tell} />
      <Notices {...{ session, stored, message }} />
      <div className={styles.panes}>
        <Bench {...{ workspace, session, update, editor, attachEditor }} />
        <Side
          session={session}
          onInsertName={(name) => editor.current?.insert(name)}
        />
      </div>
      {session.schema && <Drawing schema={session.schema} />}
    </div>
  );
}
