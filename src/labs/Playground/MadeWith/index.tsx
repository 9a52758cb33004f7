import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ExternalLink from '../../../components/ExternalLink';
import { formatBytes } from '../../../utils/quantities';
import { manifest } from '../../client/manifest';
import styles from './styles.module.css';

/** What runs in the page, whose it is and what it weighs. */
export default function MadeWith(): ReactNode {
  const licences = useBaseUrl('/licencias/laboratorio-c.txt');
  const { hot, sysroot, rest } = manifest;
  return (
    <details className={styles.made}>
      <summary>Con qué está hecho</summary>
      <ul>
        <li>
          <ExternalLink to="https://llvm.org/">LLVM</ExternalLink>: el
          compilador Clang y el enlazador LLD, preparados para el navegador por{' '}
          <ExternalLink to="https://yowasp.org/">YoWASP</ExternalLink>. Licencia
          Apache-2.0 con la excepción de LLVM.
        </li>
        <li>
          wasi-libc: la biblioteca estándar de C, con partes de musl. Apache-2.0
          con la excepción de LLVM, y MIT.
        </li>
        <li>
          browser_wasi_shim (MIT o Apache-2.0) y zstddec (MIT y BSD): el suelo
          sobre el que corre tu programa y lo que descomprime la descarga. El
          editor es CodeMirror (MIT).
        </li>
      </ul>
      <p>
        Al ejecutar por primera vez se descargan{' '}
        {formatBytes(hot.bytes + sysroot.bytes)}. Para que sea tan poco,
        modificamos el compilador: le quitamos las funciones que los programas
        habituales no usan. Si el tuyo necesita alguna, se descarga el resto (
        {formatBytes(rest.bytes)}) y el resultado es el mismo.
      </p>
      <p>
        <a href={licences}>Licencias completas de cada pieza</a>
      </p>
    </details>
  );
}
