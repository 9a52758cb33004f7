import type { ReactNode } from 'react';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import Privacy from '../sections/privacidad/Privacy';

export default function PrivacyPage(): ReactNode {
  return (
    <PageLayout
      title="Privacidad"
      description="Qué guarda Steve Labs en tu dispositivo, qué no hace nunca y en qué casos interviene un servicio de terceros."
    >
      <PageHeader title="Privacidad" command="ls -a privado/">
        <p>
          La versión corta: este sitio no sabe quién eres y no intenta
          averiguarlo. La versión larga también es corta.
        </p>
      </PageHeader>
      <Privacy />
    </PageLayout>
  );
}
