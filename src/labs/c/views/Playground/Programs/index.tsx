import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../../components/Announcer/announce';
import Dialog from '../../../../../components/Dialog';
import { count } from '../../../../../utils/quantities';
import type { Notice } from '../../../engine/playground/desk';
import { shelfLimit } from '../../../engine/playground/shelf';
import type { Saved } from '../../../engine/playground/shelf';
import Note from '../Note';
import { shelf, theDesk } from '../useDesk';
import { words } from '../../../words';
import { ago } from '../quantities';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

const titleOf = ({ project }: Saved) => project.title || 'Sin nombre';

/** Dialog with the programs saved on this device. */
export default function Programs({ onClose }: Props): ReactNode {
  const desk = theDesk();
  const [saved, setSaved] = useState(() => {
    desk.flush();
    return shelf.list();
  });
  const [now] = useState(() => Date.now());
  const [notice, setNotice] = useState<Notice>();

  const remove = (program: Saved) => {
    const isOpen = desk.getSnapshot().id === program.id;
    shelf.remove(program.id);
    if (isOpen) desk.forget();
    setSaved(shelf.list());
    const text = `Borraste «${titleOf(program)}» de este dispositivo.`;
    announce(text);
    setNotice({
      text,
      action: {
        label: words.undo,
        run: () => {
          shelf.save(program);
          if (isOpen) desk.open(program);
          setSaved(shelf.list());
          setNotice({ text: `«${titleOf(program)}» está de vuelta.` });
        },
      },
    });
  };

  return (
    <Dialog title="Tus programas" size="wide" onClose={onClose}>
      <p>
        Se guardan solos en este navegador, hasta {shelfLimit}. Nadie más los ve
        y no viajan a ningún servidor.
      </p>
      {notice && (
        <Note
          {...notice}
          onDismiss={() => {
            setNotice(undefined);
          }}
        />
      )}
      {saved.length === 0 && (
        <p>Todavía no hay ninguno: aparecerá aquí el primero que cambies.</p>
      )}
      <ul className={styles.list}>
        {saved.map((program) => (
          <li key={program.id}>
            <div className={styles.what}>
              <strong>{titleOf(program)}</strong>
              <span>
                {count(program.project.files.length, 'archivo', 'archivos')},{' '}
                {ago(program.at, now)}
                {program.id === desk.getSnapshot().id && ' · abierto ahora'}
              </span>
            </div>
            <button
              type="button"
              className="button button--primary button--sm"
              aria-label={`Abrir «${titleOf(program)}»`}
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
              aria-label={`Borrar «${titleOf(program)}»`}
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
