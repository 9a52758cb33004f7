import type { ReactNode } from 'react';
import Layout from '../../apps/oraculo/components/Layout';
import Oracle from '../../apps/oraculo/components/Oracle';

export default function YesOrNotApp(): ReactNode {
  return (
    <Layout
      title="Yes or Not"
      description="Un oráculo de bolsillo: le haces una pregunta y contesta que sí o que no, con un GIF que lo celebra."
      heading="Yes or Not"
      headingLang="en"
      command="fortune"
      intro="Pregunta algo que se conteste con sí o con no. El oráculo no explica sus motivos ni acepta reclamos."
    >
      <Oracle />
    </Layout>
  );
}
