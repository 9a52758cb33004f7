import type { ReactNode } from 'react';
import { owner } from '../../../data/owner';
import Section from '../../../components/Section';

export default function Contact(): ReactNode {
  return (
    <Section id="dudas" title="¿Dudas?">
      <p>
        Escribe a <a href={`mailto:${owner.mail}`}>{owner.mail}</a>. Contesta
        una persona, en horario de persona.
      </p>
    </Section>
  );
}
