import type { ReactNode } from 'react';
import AppPlaceholder from '../../components/AppPlaceholder';

export default function YesOrNotApp(): ReactNode {
  return (
    <AppPlaceholder
      title="Yes or Not"
      description="Un oráculo de bolsillo: le haces una pregunta y contesta que sí o que no, con un GIF que lo celebra."
      heading="Yes or Not"
      headingLang="en"
      command="fortune"
    />
  );
}
