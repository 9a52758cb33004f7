import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import SqlPage from '../../labs/sql/views/SqlPage';

export default function LaboratorioSql(): ReactNode {
  return (
    <PageLayout
      title="Laboratorio de SQL"
      description="Una base de datos de verdad dentro de la página: haz consultas en SQLite, míralas paso a paso y diseña tus tablas, sin cuenta."
      startsAtOnce
    >
      <PageHeader title="Laboratorio de SQL" command="sqlite3 ludoteca.db">
        <p>
          SQLite de verdad, dentro de tu navegador, con tablas de ejemplo o con
          las tuyas. Pregunta, mira la consulta paso a paso y deshaz lo que no
          te guste; nada sale de tu dispositivo.
        </p>
      </PageHeader>
      <noscript>
        <p>
          Para ejecutar consultas, esta página necesita JavaScript, que está
          desactivado. El{' '}
          <Link to="/stevelabs/bd1/">curso de base de datos</Link> enseña las
          suyas con su resultado.
        </p>
      </noscript>
      <SqlPage />
      <Section id="no-hay" title="Qué no hay">
        <ul>
          <li>
            Otros programas conectados: la base es solo tuya y vive en esta
            pestaña. Se recuerdan tus consultas y lo que cambiaron; para guardar
            la base entera está «Descargar .db».
          </li>
          <li>
            Archivos de tu disco: <code>ATTACH</code> está cerrado. Una base o
            un CSV se abren con su botón.
          </li>
          <li>
            Consultas sin fin: a los 3 segundos se detienen. Una tabla enseña
            sus primeras 1000 filas y dice cuántas hay.
          </li>
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
