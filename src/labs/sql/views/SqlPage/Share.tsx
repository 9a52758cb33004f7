import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import CopyButton from '../../../../components/CopyButton';
import Dialog from '../../../../components/Dialog';
import { encodeWorkspace } from '../../engine/workspace/share';
import type { Workspace } from '../../engine/workspace';

/** Longest address that browsers open reliably, in characters. */
const MAX_ADDRESS_LENGTH = 60_000;

interface Props {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** Dialog with an address that carries the statements of the reader. */
export default function Share({ workspace, onClose }: Props): ReactNode {
  const id = useId();
  const [address, setAddress] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encodeWorkspace(workspace).then((hash) => {
      const { origin, pathname } = window.location;
      if (isCurrent) setAddress(`${origin}${pathname}${hash}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace]);
  return (
    <Dialog title="Compartir" onClose={onClose}>
      {address.length > MAX_ADDRESS_LENGTH ? (
        <p>
          Lo que cambiaste no cabe en un enlace. Pulsa «Descargar .db» y manda
          el archivo.
        </p>
      ) : (
        <>
          <label htmlFor={id}>Enlace con tus sentencias y tus cambios</label>
          <input
            id={id}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
          <CopyButton label="Copiar enlace" text={() => address} />
          {workspace.file !== undefined && (
            <p>
              El enlace no lleva «{workspace.file}»: mándalo también, con
              «Descargar .db».
            </p>
          )}
          <p>
            Todo va en la parte del enlace que el navegador no envía a ningún
            servidor. Quien lo abra tendrá su propia copia.
          </p>
        </>
      )}
    </Dialog>
  );
}
