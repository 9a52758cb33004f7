import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ExternalLink from '../../../../components/ExternalLink';
import Section from '../../../../components/Section';

/** Software of the SQL lab, with its authors and licences. */
export default function Licences(): ReactNode {
  const complete = useBaseUrl('/licencias/laboratorio-sql.txt');
  return (
    <Section id="sql" title="Laboratorio de SQL">
      <ul>
        <li>
          <ExternalLink to="https://sqlite.org/">SQLite</ExternalLink>: la base
          de datos. Es de dominio público.
        </li>
        <li>
          <ExternalLink to="https://github.com/sqlite/sqlite-wasm">
            sqlite-wasm
          </ExternalLink>
          : SQLite para el navegador. Apache 2.0.
        </li>
        <li>
          <ExternalLink to="https://codemirror.net/">CodeMirror</ExternalLink>:
          el editor. MIT.
        </li>
        <li>zstddec: lo que descomprime la descarga. MIT y BSD.</li>
      </ul>
      <p>
        <a href={complete} className="tap">
          Licencias completas del laboratorio de SQL
        </a>
      </p>
    </Section>
  );
}
