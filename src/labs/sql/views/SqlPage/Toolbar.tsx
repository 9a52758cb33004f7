import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
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
  /** Shows and announces a sentence. */
  readonly onTell: (message: string) => void;
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

/** Button that opens a file of the reader. */
function OpenFile({
  session,
  onTell,
}: Pick<Props, 'session' | 'onTell'>): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const openFile = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      onTell(
        `«${file.name}» pesa ${formatBytes(file.size)} y aquí caben ${formatBytes(MAX_FILE_BYTES)}.`,
      );
      return;
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      session.openFile(file.name, bytes);
    } catch {
      onTell(
        `No se pudo leer «${file.name}»: quizá se movió o se borró. Elígelo otra vez.`,
      );
    }
  };
  return (
    <>
      <ToolButton label="Abrir .db" onPress={() => chooser.current?.click()} />
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
    </>
  );
}

/** Database in use, and the actions on the whole of it. */
export default function Toolbar({
  workspace,
  session,
  onTell,
}: Props): ReactNode {
  const [dialog, setDialog] = useState<'csv' | 'share'>();
  const { base } = workspace;
  const close = () => {
    setDialog(undefined);
  };
  const download = async () => {
    try {
      const bytes = await session.exportFile();
      const name = session.fileName ?? `${base}.db`;
      downloadFile(name, new Uint8Array(bytes), SQLITE_TYPE);
    } catch {
      onTell('No se pudo preparar el archivo. Prueba otra vez.');
    }
  };
  return (
    <div className={styles.toolbar} data-live="">
      <BaseSelect {...{ workspace, session }} />
      <div
        className={styles.wholeActions}
        role="group"
        aria-label="Base de datos entera"
      >
        <OpenFile {...{ session, onTell }} />
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
              void download();
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
