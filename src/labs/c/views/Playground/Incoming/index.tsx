import type { ReactNode } from 'react';
import Dialog from '../../../../../components/Dialog';
import Buttons from '../../../../../components/Dialog/Buttons';
import type { Incoming } from './incomingProject';

interface Props {
  readonly incoming: Incoming;
  readonly onOpenApart: () => void;
  readonly onAddHere: () => void;
  readonly onLeave: () => void;
}

/** Asks the reader whether to open the files as a new program or add them. */
export default function IncomingDialog({
  incoming: { files, program, remarks },
  onOpenApart,
  onAddHere,
  onLeave,
}: Props): ReactNode {
  return (
    <Dialog title="Abrir archivos" onClose={onLeave}>
      <p>
        Se leyeron{' '}
        {files.map(({ name }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </span>
        ))}
        .
      </p>
      {program && (
        <p>
          Con ellos vienen los ajustes del programa: su edición de C, sus
          argumentos y su entrada. Vuelven si lo abres como programa nuevo.
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <Buttons>
        <button
          type="button"
          className="button button--primary"
          onClick={onOpenApart}
        >
          Abrir como programa nuevo
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={onAddHere}
        >
          Añadir al programa abierto
        </button>
      </Buttons>
    </Dialog>
  );
}
