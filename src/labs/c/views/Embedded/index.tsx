import { useState } from 'react';
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { playgroundPath } from '../Playground/link';
import styles from './styles.module.css';

const load = () => import('./Workspace');

/** Title shown until the program is decoded, and for untitled programs. */
const untitled = 'Programa en C';

/** Page for the `<iframe>` of other sites; the address carries the program. */
export default function Embedded(): ReactNode {
  const { module, error, retry } = useModule(load, useIsBrowser());
  const [title, setTitle] = useState('');
  const [hash, setHash] = useState('');
  const home = useBaseUrl(playgroundPath);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title || untitled}</h1>
        <a
          className="tap"
          href={`${home}${hash}`}
          target="_blank"
          rel="noopener"
        >
          Abrir en Steve Labs
        </a>
      </header>
      <noscript>
        <p>
          Para leer y ejecutar este programa, la página necesita JavaScript, que
          está desactivado.
        </p>
      </noscript>
      <div className={styles.stage}>
        {module && <module.default onTitle={setTitle} onChange={setHash} />}
        {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      </div>
    </>
  );
}
