import type { ReactNode } from 'react';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Playground from '../../labs/c/views/Playground';
import MadeWith from '../../labs/c/views/Playground/MadeWith';

export default function LaboratorioC(): ReactNode {
  return (
    <PageLayout
      title="Laboratorio de C"
      description="Escribe C, compílalo y ejecútalo en tu navegador, con un compilador de verdad, sin instalar nada y sin cuenta."
      startsAtOnce
    >
      <PageHeader title="Laboratorio de C" command="clang hola.c && ./a.out">
        <p>
          Un compilador de verdad dentro de la página. Escribe, ejecuta y
          responde a tu programa con el teclado; nada sale de tu dispositivo.
          Los errores se explican en español, también los que detienen un
          programa a medias, como una violación de segmento.
        </p>
      </PageHeader>
      <noscript>
        <p>
          Para compilar y ejecutar, esta página necesita JavaScript, que está
          desactivado. Esto es lo que haría con un programa corto:
        </p>
      </noscript>
      <Playground />
      <MadeWith />
    </PageLayout>
  );
}
