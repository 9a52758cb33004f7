import type { ReactNode } from 'react';
import Section from '../../../components/Section';

export default function ServerLogs(): ReactNode {
  return (
    <Section id="servidor" title="El servidor que entrega las páginas">
      <p>
        Quien aloja el sitio puede llevar un registro técnico de las peticiones,
        como casi cualquier servidor. Este sitio no lo usa para identificar a
        nadie.
      </p>
    </Section>
  );
}
