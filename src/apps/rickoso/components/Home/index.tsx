import type { ReactNode } from 'react';
import source from '!!../../../../api/rickandmorty/client.ts?tokens';
import AppBanner from '../../../kit/AppBanner';
import HowItsMade from '../../../kit/HowItsMade';
import Section from '../../../../components/Section';
import MainCharacters from '../MainCharacters';
import RandomCharacter from '../RandomCharacter';

/** Front page of RickosoApp. */
export default function Home(): ReactNode {
  return (
    <>
      <AppBanner
        image="/img/bloques/rickoso.svg"
        title="Un científico, su nieto y demasiadas dimensiones"
      >
        <p>
          Él tiene demasiado tiempo libre; el nieto, demasiada paciencia. Aquí
          puedes hojear a sus personajes, sus locaciones y sus episodios sin
          abrir ningún portal.
        </p>
      </AppBanner>
      <Section id="aleatorio" title="Personaje aleatorio">
        <RandomCharacter />
      </Section>
      <Section id="principales" title="Personajes principales">
        <MainCharacters />
      </Section>
      <HowItsMade file="src/api/rickandmorty/client.ts" source={source}>
        <p>
          Cada función del cliente construye una dirección, pide el JSON y lo
          pasa por un esquema antes de devolverlo. Si al servicio se le rompe un
          personaje, ese se queda fuera y los demás se muestran.
        </p>
        <p>
          Los cinco personajes principales llegan en una sola petición. El del
          azar sale de un número entre 1 y el total que cuenta el propio
          servicio: la primera versión pedía del 0 al 827 y a veces preguntaba
          por alguien que no existe.
        </p>
        <p>
          Las respuestas se guardan mientras dura tu visita, así que volver a
          una página ya vista no pide nada. Lo que falla por la red se intenta
          una vez más; lo que tarda más de ocho segundos se abandona con un
          mensaje y un botón.
        </p>
      </HowItsMade>
    </>
  );
}
