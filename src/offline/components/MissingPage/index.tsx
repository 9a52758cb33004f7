import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useUrlParams } from '../../../hooks/useUrlParams';
import { titleInText } from '../../../courses';
import type { Pack } from '../../packs/types';
import { coverOf } from '../coverOf';
import styles from './styles.module.css';

/** Only a path of this site: the address may come from anywhere. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** As people read it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface Props {
  readonly packs: readonly Pack[];
}

/** For who wanted a page that neither the network nor this device had. */
export default function MissingPage({ packs }: Props): ReactNode {
  const [params] = useUrlParams();
  const path = params.get('pagina') ?? '';
  if (!PATH.test(path)) return null;
  const kept = packs.filter((pack) => pack.kept && coverOf(pack));
  return (
    <div className={styles.missing} role="note">
      <p>
        <strong>
          <code>{readable(path)}</code> no está guardada en este dispositivo
        </strong>
        , y no hubo conexión para traerla.
      </p>
      <p>
        {kept.length > 0 && (
          <>
            Sí tienes entero{' '}
            {kept.map((pack, index) => (
              <span key={pack.id}>
                {index > 0 && ' y '}
                el <Link to={coverOf(pack)}>{titleInText(pack.summary)}</Link>
              </span>
            ))}
            .{' '}
          </>
        )}
        Más abajo están <a href="#paginas">las páginas guardadas</a>. Con
        conexión, <a href={path}>vuelve a abrirla</a>.
      </p>
    </div>
  );
}
