import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../components/Announcer/announce';
import Dialog from '../../components/Dialog';
import { openSiteDialog } from '../../utils/siteDialogs';
import ChoiceGroup from './ChoiceGroup';
import Switch from './Switch';
import { choices } from './choices';
import { useResetPreferences } from './useResetPreferences';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

/**
 * Dialog with the reading settings; every change applies at once and is stored
 * on this device.
 */
export default function ReadingSettings({ onClose }: Props): ReactNode {
  const [remembered, setRemembered] = useState(true);
  const reset = useResetPreferences();
  return (
    <Dialog title="Ajustes de lectura" onClose={onClose}>
      <div className={styles.preview} data-reading="">
        <p>
          Una <strong>variable</strong> guarda <em>un dato</em>: Il1 O0.
        </p>
      </div>
      <p className={styles.notice} role="status">
        {!remembered &&
          'Tu navegador no deja guardar nada: los ajustes valen hasta que recargues o cierres la página.'}
      </p>
      {choices.map((choice) => (
        <ChoiceGroup
          key={choice.name}
          choice={choice}
          onChange={setRemembered}
        />
      ))}
      <Switch
        name="contrast"
        label="Más contraste"
        on="more"
        off="normal"
        onChange={setRemembered}
      />
      <Switch
        name="shortcuts"
        label="Atajos de una sola tecla"
        on=""
        off="off"
        onChange={setRemembered}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setRemembered(reset());
            announce('Los ajustes vuelven a ser los del principio');
          }}
        >
          Restablecer
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            openSiteDialog('shortcuts');
          }}
        >
          Ver los atajos de teclado
        </button>
      </div>
    </Dialog>
  );
}
