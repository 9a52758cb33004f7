import type { ReactNode } from 'react';
import Section from '../../../components/Section';

export default function NoTracking(): ReactNode {
  return (
    <Section id="no-hay" title="Qué no hay">
      <p>
        No hay cuentas, cookies, publicidad ni rastreadores. Las tipografías,
        los dibujos y los programas de la página vienen del propio sitio. No
        medimos tus visitas, así que el ego del autor vive sin estadísticas.
      </p>
    </Section>
  );
}
