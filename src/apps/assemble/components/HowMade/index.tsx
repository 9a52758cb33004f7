import type { ReactNode } from 'react';
import HowItsMade from '../../../kit/HowItsMade';
import source from '!!../../roster.ts?tokens';

/** Explanation of the app for students. */
export default function HowMade(): ReactNode {
  return (
    <HowItsMade file="src/apps/assemble/roster.ts" source={source}>
      <p>
        Los héroes son una lista con tipo, escrita a mano, y un esquema la
        revisa cada vez que se construye el sitio. Si un nivel pasa de 7 o dos
        fichas repiten identificador, la construcción se detiene y dice qué
        lista está mal y qué se esperaba.
      </p>
      <p>
        El filtro es una función pura: recibe la lista y lo que buscas, devuelve
        otra lista y no toca nada más. Por eso se prueba sin abrir un navegador,
        y lo mismo vale para la comparación y el perfil del equipo.
      </p>
      <p>
        Lo que eliges vive en la dirección de la página y la pantalla se dibuja
        a partir de ella. Así, un enlace guarda tu equipo, y un enlace mal
        escrito no rompe nada: lo que no se reconoce se deja fuera y se avisa.
      </p>
    </HowItsMade>
  );
}
