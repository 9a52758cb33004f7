import type { ReactNode } from 'react';
import Section from '../../../components/Section';

export default function ThirdParties(): ReactNode {
  return (
    <Section id="terceros" title="Cuándo interviene un tercero">
      <p>
        Cuatro de las cinco apps de Have Fun muestran datos de servicios
        públicos ajenos. El navegador solo les pregunta cuando abres la app que
        los usa. Son GIPHY, yesno.wtf, The Rick and Morty API y PokeAPI, cuyos
        dibujos entrega GitHub. En ese momento el servicio recibe lo que recibe
        cualquier sitio que visitas: tu dirección IP, el tipo de navegador y lo
        que busques o filtres. La pregunta que le haces al oráculo no sale de tu
        dispositivo, y AssembleApp no pregunta a nadie.
      </p>
      <p>
        Los videos, el chat y los perfiles son enlaces que se abren en otra
        pestaña. No hay reproductores incrustados. Al otro lado del enlace
        mandan las reglas de ese sitio.
      </p>
    </Section>
  );
}
