import type { ReactNode } from 'react';
import source from '!!../../../../api/pokeapi/client.ts?tokens';
import HowItsMade from '../../../kit/HowItsMade';
import Section from '../../../../components/Section';
import RandomCreature from '../RandomCreature';
import Welcome from '../Welcome';

/** Front page of AtrápalosApp. */
export default function Home(): ReactNode {
  return (
    <>
      <Welcome />
      <Section id="al-azar" title="Criatura al azar">
        <RandomCreature />
      </Section>
      <HowItsMade file="src/api/pokeapi/client.ts" source={source}>
        <p>
          La ficha completa de una criatura pesa unos 250 KB, casi todo en
          movimientos que aquí no se muestran. Pedir veinte para llenar una
          página serían casi 5 MB, así que la cuadrícula no pide ninguna: la
          lista trae el nombre y el número, y del número sale la dirección del
          dibujo. La ficha se pide al abrirla, una sola vez.
        </p>
        <p>
          Las páginas se cuentan a partir del total que dice el servicio. Sus
          enlaces de «siguiente» y «anterior» cambian de tamaño cerca de los
          extremos, y al ir y volver las páginas quedarían corridas. Los números
          también saltan, del 1025 al 10001: por eso la criatura al azar sale de
          un lugar de la lista.
        </p>
        <p>
          PokeAPI es gratis y pide a cambio que cada quien guarde lo que ya
          recibió: aquí todo se guarda mientras dura tu visita. También los
          errores se guardan, hasta cinco días en tu navegador, y por eso al
          reintentar se pide la respuesta de nuevo, sin mirar esa copia.
        </p>
      </HowItsMade>
    </>
  );
}
