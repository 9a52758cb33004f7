import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import TerminalPage from '../../labs/linux/views/TerminalPage';

export default function LaboratorioTerminal(): ReactNode {
  return (
    <PageLayout
      title="Laboratorio de Linux"
      description="Un Linux de verdad dentro de la página: un Debian con su terminal para practicar sin instalar nada y sin cuenta."
      startsAtOnce
    >
      <PageHeader title="Laboratorio de Linux" command="login alumno">
        <p>
          Un Debian 12 de verdad, con permisos, usuarios y paquetes, que corre
          en tu navegador. Rompe lo que quieras: no sale de tu dispositivo y
          vuelve a estar como nuevo con un botón.
        </p>
      </PageHeader>
      <noscript>
        <p>
          Para encender Linux, esta página necesita JavaScript, que está
          desactivado. Esto es lo que verías, y más abajo están los pasos de la
          visita:
        </p>
      </noscript>
      <TerminalPage />
      <Section id="no-hay" title="Qué no hay">
        <ul>
          <li>
            Internet. La red de la máquina no sale de ella: <code>ping</code>,{' '}
            <code>curl</code> y <code>ssh</code> solo llegan a los servicios que
            corren dentro, y <code>apt</code> instala unos pocos paquetes que ya
            trae.
          </li>
          <li>Escritorio ni ventanas: solo la terminal.</li>
          <li>
            Memoria entre visitas. Al cerrar o recargar la pestaña se pierde lo
            que hiciste; quedan los comandos que escribiste, para repetirlos.
            Descarga lo que quieras guardar.
          </li>
          <li>Secretos: no uses aquí contraseñas tuyas ni generes claves.</li>
        </ul>
        <p>
          <Link to="/laboratorio/licencias/" className="tap">
            Con qué está hecho y licencias
          </Link>
        </p>
      </Section>
    </PageLayout>
  );
}
