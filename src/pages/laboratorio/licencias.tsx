import type { ReactNode } from 'react';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import { labsAbout } from '../../labs/about';

export default function Licencias(): ReactNode {
  return (
    <PageLayout
      title="Licencias de los laboratorios"
      description="Con qué están hechos los laboratorios de C, de Linux y de SQL, de quién es cada pieza, con qué licencia y dónde está su código fuente."
    >
      <PageHeader
        title="Licencias de los laboratorios"
        command="cat /usr/share/doc/*/copyright"
      >
        <p>
          Los laboratorios usan programas libres hechos por otras personas.
          Estas son las piezas, sus autores y sus licencias.
        </p>
      </PageHeader>
      {labsAbout.map(({ id, Licences }) => (
        <Licences key={id} />
      ))}
    </PageLayout>
  );
}
