import type { ReactNode } from 'react';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';

export default function LaboratorioEco(): ReactNode {
  return (
    <PageLayout
      title="Laboratorio de eco"
      description="Un laboratorio que solo existe mientras se comprueba que uno nuevo es una carpeta y una fila."
    >
      <PageHeader title="Laboratorio de eco" command="rev">
        <p>Escribe al revés lo que se le da.</p>
      </PageHeader>
    </PageLayout>
  );
}
