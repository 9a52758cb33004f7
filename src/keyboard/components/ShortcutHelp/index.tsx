import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { isRegistered, shortcuts } from '../../shortcuts';
import type { ShortcutName } from '../../shortcuts';
import { usePreference } from '../../../preferences/usePreference';
import Dialog from '../../../components/Dialog';
import { openSiteDialog } from '../../../utils/siteDialogs';
import { getKeyNames, labels } from './labels';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

function Keys({ combination }: { readonly combination: string }): ReactNode {
  return getKeyNames(combination).map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

function Row({ name }: { readonly name: ShortcutName }): ReactNode {
  return (
    <div className={styles.row}>
      <dt>
        {shortcuts[name].map((combination, index) => (
          <Fragment key={combination}>
            {index > 0 && ', '}
            <Keys combination={combination} />
          </Fragment>
        ))}
      </dt>
      <dd>{labels[name]}</dd>
    </div>
  );
}

/** Lists every shortcut that is registered on this page. */
export default function ShortcutHelp({ onClose }: Props): ReactNode {
  const [singleKeys] = usePreference('shortcuts');
  const names = (Object.keys(shortcuts) as ShortcutName[]).filter(isRegistered);
  return (
    <Dialog title="Atajos de teclado" onClose={onClose}>
      {singleKeys === 'off' && (
        <p>
          Los atajos de una sola tecla están apagados. Puedes encenderlos en los
          ajustes de lectura.
        </p>
      )}
      <dl className={styles.list}>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
        <div className={styles.row}>
          <dt>
            <kbd>Escape</kbd>
          </dt>
          <dd>Cerrar lo que esté abierto</dd>
        </div>
      </dl>
      <p>
        Mientras escribes, eliges una opción o desplazas código con las flechas,
        las teclas hacen lo suyo y los atajos de una sola tecla esperan.
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          openSiteDialog('reading');
        }}
      >
        Ajustes de lectura
      </button>
    </Dialog>
  );
}
