import type { ReactNode } from 'react';
import ExternalLink from '../../../../../components/ExternalLink';

/** Software used by the C lab. */
export default function SoftwareList(): ReactNode {
  return (
    <ul>
      <li>
        <ExternalLink to="https://llvm.org/">LLVM</ExternalLink>: el compilador
        Clang y el enlazador LLD, preparados para el navegador por{' '}
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
        editor es CodeMirror (MIT). El ZIP con que te llevas un programa lo hace
        fflate (MIT).
      </li>
    </ul>
  );
}
