import type { ReactNode } from 'react';
import Dialog from '../../../../components/Dialog';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Dialog that confirms a reset of the machine. */
export default function ResetDialog({ onReset, onClose }: Props): ReactNode {
  return (
    <Dialog title="¿Reiniciar Linux?" onClose={onClose}>
      <p>
        Vuelve a estar como al principio: se van tus archivos, los usuarios y
        los programas que instalaste. Podrás deshacerlo mientras no lo apagues
        ni reinicies otra vez.
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            onClose();
            onReset();
          }}
        >
          {words.reset}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={onClose}
        >
          Seguir como está
        </button>
      </div>
    </Dialog>
  );
}
