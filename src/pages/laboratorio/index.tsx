import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '../../components/PageHeader';
import PageLayout from '../../components/PageLayout';
import Section from '../../components/Section';
import Labs from '../../sections/laboratorio/Labs';

export default function Laboratorio(): ReactNode {
  return (
    <PageLayout
      title="Laboratorio"
      description="Los laboratorios de Steve Labs: un compilador de C, un Linux y una base de datos de verdad dentro de la página, sin cuenta."
    >
      <PageHeader title="Laboratorio" command="ls laboratorio/">
        <p>
          Un compilador, un Linux y una base de datos, de verdad y dentro de la
          página, sin instalar nada y sin cuenta. Lo que escribes en ellas no
          sale de tu dispositivo.
        </p>
      </PageHeader>
      <Labs />
      <Section id="incrustar" title="Para quien enseña">
        <p>
          Un programa de C puede estar dentro de tu página o de tu aula virtual:
          quien la lea lo cambia, lo ejecuta y lo sigue paso a paso ahí mismo.
          Ábrelo en el <Link to="/laboratorio/c/">laboratorio de C</Link>, pulsa
          «Compartir» y después «Incrustar en otra página»: el código que copias
          lleva el programa dentro.
        </p>
        <p>
          En la dirección puedes poner a mano <code>title</code>, lo que lee el
          programa con <code>input</code> (<code>%0A</code> es un salto de
          línea) y el tema con <code>docusaurus-theme</code>, que es{' '}
          <code>light</code> o <code>dark</code>. Lo que cambie quien lo lea no
          se guarda: para eso está el enlace «Abrir en Steve Labs».
        </p>
      </Section>
    </PageLayout>
  );
}
