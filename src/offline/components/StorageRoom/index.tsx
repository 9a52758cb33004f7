import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { announce } from '../../../components/Announcer/announce';
import { formatBytes } from '../../../utils/quantities';
import {
  requestPersistence,
  canRequestPersistence,
  readSpace,
} from '../../packs/device';
import type { Space } from '../../packs/device';
import type { Pack } from '../../packs/types';
import styles from './styles.module.css';

const GRANTED_MESSAGE =
  'Concedido: el navegador no borrará lo guardado para hacer sitio.';

const DENIED_MESSAGE =
  'El navegador no lo concedió por ahora. Suele hacerlo con los sitios que visitas a menudo, guardas en favoritos o instalas. Lo guardado sigue aquí.';

const subscribeToNothing = () => () => undefined;

interface Props {
  /**
   * Packs on this device. The space is measured again when one is installed or
   * deleted.
   */
  readonly packs: readonly Pack[];
}

/**
 * Storage space of this device, with a button to ask the browser for persistent
 * storage.
 */
export default function StorageRoom({ packs }: Props): ReactNode {
  const [space, setSpace] = useState<Space>();
  const [isRefused, setRefused] = useState(false);
  const keptTitles = packs
    .filter((pack) => pack.installed && pack.activity.kind === 'idle')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    void readSpace().then(setSpace);
  }, [keptTitles]);

  const handleRequest = async () => {
    const isGranted = await requestPersistence();
    setRefused(!isGranted);
    announce(isGranted ? GRANTED_MESSAGE : DENIED_MESSAGE);
    setSpace(await readSpace());
  };
  const isPersistent = space?.isPersistent === true;
  // Hides the button where the browser cannot grant persistence. The server
  // renders it, and `data-live` hides it without scripts.
  const canAsk = useSyncExternalStore(
    subscribeToNothing,
    canRequestPersistence,
    () => true,
  );
  return (
    <>
      <p data-live="" className={styles.room}>
        {space
          ? `Este sitio ocupa ${formatBytes(space.used)} y puede usar ${formatBytes(space.free)} más.`
          : 'Tu navegador no dice cuánto espacio queda.'}
      </p>
      <p>
        Si al dispositivo le falta espacio, el navegador puede borrar lo que
        guarda de los sitios sin preguntar.{' '}
        {canAsk
          ? 'Puedes pedirle que lo de este sitio no lo toque: solo se irá cuando tú lo borres.'
          : 'El tuyo no deja pedirle que lo de este sitio no lo toque: antes de un viaje, comprueba que el curso sigue aquí, y descarga tu progreso.'}
      </p>
      {canAsk ? (
        <div data-live="" className={styles.ask}>
          <button
            type="button"
            className="button button--secondary"
            disabled={isPersistent}
            onClick={() => {
              void handleRequest();
            }}
          >
            {isPersistent ? 'No se borrará solo' : 'Pedir que no se borre'}
          </button>
          {isPersistent && <p>{GRANTED_MESSAGE}</p>}
          {isRefused && !isPersistent && <p>{DENIED_MESSAGE}</p>}
        </div>
      ) : (
        <p>
          <Link to="/progreso/">Descargar mi progreso</Link>
        </p>
      )}
    </>
  );
}
