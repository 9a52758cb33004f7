import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { formatBytes } from '../../../../../utils/quantities';
import { manifest } from '../../../manifest';
import SoftwareList from './SoftwareList';
import styles from './styles.module.css';

/** Software that runs in the page, with its licences and download sizes. */
export default function MadeWith(): ReactNode {
  const licences = useBaseUrl('/licencias/laboratorio-c.txt');
  const { hot, sysroot, rest } = manifest;
  const largest = Math.max(...rest.map(({ bytes }) => bytes));
  return (
    <details className={styles.made}>
      <summary>Con qué está hecho</summary>
      <SoftwareList />
      <p>
        Al ejecutar por primera vez se descargan{' '}
        {formatBytes(hot.bytes + sysroot.bytes)}. Para que sea tan poco,
        modificamos el compilador: le quitamos las funciones que los programas
        habituales no usan. Si el tuyo necesita alguna, se descarga el trozo que
        la lleva, de {formatBytes(largest)} como mucho, y el resultado es el
        mismo.
      </p>
      <p>
        <a href={licences} className="tap">
          Licencias completas de cada pieza
        </a>
      </p>
    </details>
  );
}
