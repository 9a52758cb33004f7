import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../../components/Announcer/announce';
import Dialog from '../../../../../components/Dialog';
import { formatCount } from '../../../../../utils/quantities';
import type { Notice } from '../../../engine/playground/projectSession';
import { MAX_STORED_PROGRAMS } from '../../../engine/playground/programStore';
import type { SavedProgram } from '../../../engine/playground/programStore';
import Note from '../Note';
import { shelf, getDesk } from '../useDesk';
import { words } from '../../../words';
import { formatAgo } from '../quantities';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

const getTitle = ({ project }: SavedProgram) => project.title || 'Sin nombre';

/** Dialog with the programs saved on this device. */
export default function Programs({ onClose }: Props): ReactNode {
  const desk = getDesk();
  const [savedPrograms, setSaved] = useState(() => {
    desk.flush();
    return shelf.list();
  });
  const [currentTime] = useState(() => Date.now());
  const [notice, setNotice] = useState<Notice>();

  const remove = (program: SavedProgram) => {
    const isOpen = desk.getSnapshot().id === program.id;
    shelf.remove(program.id);
    if (isOpen) desk.detach();
    setSaved(shelf.list());
    const text = `Borraste «${getTitle(program)}» de este dispositivo.`;
    announce(text);
    setNotice({
      text,
      action: {
        label: words.undo,
        run: () => {
          shelf.save(program);
          if (isOpen) desk.open(program);
          setSaved(shelf.list());
          setNotice({ text: `«${getTitle(program)}» está de vuelta.` });
        },
      },
    });
  };

  return (
    <Dialog title="Tus programas" size="wide" onClose={onClose}>
      <p>
        Se guardan solos en este navegador, hasta {MAX_STORED_PROGRAMS}. Nadie
        más los ve y no viajan a ningún servidor.
      </p>
      {notice && (
        <Note
          {...notice}
          onDismiss={() => {
            setNotice(undefined);
          }}
        />
      )}
      {savedPrograms.length === 0 && (
        <p>Todavía no hay ninguno: aparecerá aquí el primero que cambies.</p>
      )}
      <ul className={styles.list}>
        {savedPrograms.map((program) => (
          <li key={program.id}>
            <div className={styles.what}>
              <strong>{getTitle(program)}</strong>
              <span>
                {formatCount(
                  program.project.files.length,
                  'archivo',
                  'archivos',
                )}
                , {formatAgo(program.at, currentTime)}
                {program.id === desk.getSnapshot().id && ' · abierto ahora'}
              </span>
            </div>
            <button
              type="button"
              className="button button--primary button--sm"
              aria-label={`Abrir «${getTitle(program)}»`}
              onClick={() => {
                if (program.id !== desk.getSnapshot().id) desk.open(program);
                onClose();
              }}
            >
              Abrir
            </button>
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-label={`Borrar «${getTitle(program)}»`}
              onClick={() => {
                remove(program);
              }}
            >
              Borrar
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
