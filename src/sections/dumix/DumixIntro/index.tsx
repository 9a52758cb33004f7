import type { ReactNode } from 'react';
import Section from '../../../components/Section';

/** Introduction of `/dumix/`: why Linux, and for which readers. */
export default function DumixIntro(): ReactNode {
  return (
    <>
      <Section id="por-que" title="¿Por qué Linux?">
        <p>
          Porque ya lo usas, aunque no lo veas. Android lleva su núcleo dentro.
          Buena parte de los servidores y de los servicios de alojamiento web
          corre sobre él, así que lo más probable es que esta página también te
          haya llegado desde una máquina con Linux.
        </p>
        <p>
          Además es una alternativa libre: puedes instalarlo, estudiarlo,
          cambiarlo y regalárselo a tu prima sin pagar una licencia. Si una
          computadora vieja se arrastra, una distribución ligera suele darle
          otra vida. La mía lleva tres.
        </p>
      </Section>
      <Section id="para-quien" title="¿Para quién es?">
        <ul>
          <li>
            Para quien nunca abrió una terminal y quiere perderle el miedo con
            calma.
          </li>
          <li>
            Para quien estudia programación o redes y ve comandos en todas
            partes.
          </li>
          <li>
            Para quien viene de Windows, tiene curiosidad y guarda copia de sus
            archivos antes de probar cosas.
          </li>
        </ul>
        <p>
          No necesitas borrar ni instalar nada: las lecciones traen su Debian
          dentro de la página. Si luego quieres un Linux tuyo, cabe en una
          máquina virtual o en una memoria USB.
        </p>
      </Section>
    </>
  );
}
