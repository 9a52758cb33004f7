import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Section from '../../../../components/Section';
import SoftwareList from '../Playground/MadeWith/SoftwareList';

/** Software used by the C lab, with authors and licences. */
export default function Licences(): ReactNode {
  const complete = useBaseUrl('/licencias/laboratorio-c.txt');
  return (
    <Section id="c" title="Laboratorio de C">
      <SoftwareList />
      <p>
        <a href={complete} className="tap">
          Licencias completas del laboratorio de C
        </a>
      </p>
    </Section>
  );
}
