import type { ReactNode } from 'react';
import { teasers } from '../../../data/teasers';
import Card from '../../../components/Card';
import CardGrid from '../../../components/CardGrid';
import Section from '../../../components/Section';

/** Cards that lead to the other areas of the site. */
export default function Teasers(): ReactNode {
  return (
    <Section id="mas" title="¿Por dónde seguir?">
      <CardGrid>
        {teasers.map(({ title, titleLang, to, image, text }) => (
          <Card
            key={to}
            title={title}
            titleLang={titleLang}
            to={to}
            image={{ src: image, width: 640, height: 360 }}
          >
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
