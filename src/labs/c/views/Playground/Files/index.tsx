import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../../components/Announcer/announce';
import { findFreeName } from '../../../engine/playground/fileNames';
import { projectLimits } from '../../../engine/playground/project';
import Tabs from '../Tabs';
import { getDesk } from '../useDesk';
import NameDialog from './NameDialog';
import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
  readonly activeName: string;
  readonly panelId: string;
  readonly tabId: (name: string) => string;
}

/** File tabs of the program, with add, rename and delete. */
export default function Files({
  names,
  activeName,
  panelId,
  tabId,
}: Props): ReactNode {
  const desk = getDesk();
  const [openDialog, setAsking] = useState<'add' | 'rename'>();
  const close = () => {
    setAsking(undefined);
  };
  const isFull = names.length >= projectLimits.files;
  const isOnly = names.length === 1;
  return (
    <div className={styles.bar}>
      <Tabs
        names={names}
        activeName={activeName}
        panelId={panelId}
        tabId={tabId}
        onSelect={desk.select}
      />
      <div className={styles.actions} role="group" aria-label="Archivo">
        <button
          type="button"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull)
              desk.setNotice({
                text: `Un programa tiene aquí ${projectLimits.files} archivos como mucho.`,
              });
            else setAsking('add');
          }}
        >
          Añadir
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking('rename');
          }}
        >
          Renombrar
        </button>
        {!isOnly && (
          <button
            type="button"
            onClick={() => {
              desk.remove(activeName);
              announce(`Borraste ${activeName}. Puedes deshacerlo.`);
            }}
          >
            Borrar
          </button>
        )}
      </div>
      {openDialog === 'add' && (
        <NameDialog
          title="Archivo nuevo"
          action="Añadir archivo"
          initial={findFreeName('archivo.c', names)}
          otherNames={names}
          onName={(name) => {
            desk.add([{ name, text: '' }]);
            close();
          }}
          onClose={close}
        />
      )}
      {openDialog === 'rename' && (
        <NameDialog
          title={`Renombrar «${activeName}»`}
          action="Cambiar el nombre"
          initial={activeName}
          otherNames={names.filter((name) => name !== activeName)}
          onName={(name) => {
            desk.rename(activeName, name);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
