import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatBytes } from '../../../../utils/quantities';
import { MAX_FILE_BYTES } from '../../engine/limits';
import type { Workspace } from '../../engine/workspace';
import CsvImport from '../CsvImport';
import RunStatus from '../Answer/RunStatus';
import BaseSelect from './BaseSelect';
import Share from './Share';
import styles from './styles.module.css';
import type { Session } from './useSession';

/** MIME type of a file of SQLite. */
const SQLITE_TYPE = 'application/vnd.sqlite3';

interface Props {
  readonly workspace: Workspace;
  readonly session: Session;
}

interface ToolButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

function ToolButton({ label, onPress }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** Database in use, and the actions on the whole of it. */
export default function Toolbar({ workspace, session }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'csv' | 'share'>();
  const { base } = workspace;
  const close = () => {
    setDialog(undefined);
  };
  const openFile = async (file: File) => {
    if (file.size > MAX_FILE_BYTES)
      announce(
        `«${file.name}» pesa ${formatBytes(file.size)} y aquí caben ${formatBytes(MAX_FILE_BYTES)}.`,
      );
    else session.openFile(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <div className={styles.toolbar} data-live="">
      <BaseSelect {...{ workspace, session }} />
      <div
        className={styles.wholeActions}
        role="group"
        aria-label="Base de datos entera"
      >
        <ToolButton
          label="Abrir .db"
          onPress={() => chooser.current?.click()}
        />
        <input
          ref={chooser}
          type="file"
          accept=".db,.sqlite,.sqlite3"
          hidden
          aria-label="Base que abrir"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void openFile(file);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <ToolButton
          label="Importar CSV"
          onPress={() => {
            setDialog('csv');
          }}
        />
        {session.schema && (
          <ToolButton
            label="Descargar .db"
            onPress={() => {
              void session.exportFile().then((bytes) => {
                downloadFile(`${base}.db`, new Uint8Array(bytes), SQLITE_TYPE);
              });
            }}
          />
        )}
        <ToolButton
          label="Compartir"
          onPress={() => {
            setDialog('share');
          }}
        />
      </div>
      <RunStatus
        state={session.call.state}
        describe={() => ['good', 'Base abierta.']}
        onStop={session.call.stop}
        onRetry={session.retry}
      />
      {dialog === 'csv' && (
        <CsvImport
          tableNames={(session.schema ?? []).map(({ name }) => name)}
          onImport={(_, list) => {
            close();
            session.runAll(list);
          }}
          onClose={close}
        />
      )}
      {dialog === 'share' && <Share {...{ workspace }} onClose={close} />}
    </div>
  );
}
