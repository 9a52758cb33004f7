import type { ReactNode } from 'react';
import EmbeddedLayout from '../../../components/EmbeddedLayout';
import Embedded from '../../../labs/c/views/Embedded';

export default function Incrustado(): ReactNode {
  return (
    <EmbeddedLayout
      title="Programa de C incrustado"
      description="Un programa de C que se lee, se cambia y se ejecuta dentro de la página de otra persona, con el compilador de Steve Labs."
    >
      <Embedded />
    </EmbeddedLayout>
  );
}
