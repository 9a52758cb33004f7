import type { ReactNode } from 'react';
import PageHeader from '../components/PageHeader';
import PageLayout from '../components/PageLayout';
import OfflinePage from '../sections/sin-conexion/OfflinePage';

export default function OfflineRoute(): ReactNode {
  return (
    <PageLayout
      title="Sin conexión"
      description="Lleva un curso entero a donde no haya red, mira qué guarda este dispositivo y cuánto ocupa, y bórralo cuando quieras."
      startsAtOnce
    >
      <PageHeader title="Sin conexión" command="ls ~/.sin-conexion">
        <p>
          Las últimas cien páginas que visitas se guardan solas y se abren
          también sin red. Un curso entero, con su laboratorio, sus ejercicios y
          su búsqueda, se guarda cuando tú lo pides.
        </p>
      </PageHeader>
      <OfflinePage />
    </PageLayout>
  );
}
