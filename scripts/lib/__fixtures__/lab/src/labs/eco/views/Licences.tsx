import type { ReactNode } from 'react';
import Section from '../../../components/Section';

/** Licences of the laboratory, which has nothing of others. */
export default function Licences(): ReactNode {
  return (
    <Section id="eco" title="Laboratorio de eco">
      <p>No usa nada ajeno.</p>
    </Section>
  );
}
