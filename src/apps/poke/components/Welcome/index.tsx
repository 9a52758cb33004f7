import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import AppBanner from '../../../kit/AppBanner';

/** Introduction of the app, with a link to the catalogue. */
export default function Welcome(): ReactNode {
  return (
    <AppBanner
      image="/img/bloques/poke.svg"
      title="Más de mil criaturas y ninguna correa"
    >
      <p>
        Hojea el catálogo de veinte en veinte, busca por nombre y abre la ficha
        de cualquiera: sus tipos, su altura, su peso y qué tan fuerte pega.
        Atraparlos a todos sigue siendo cosa tuya.
      </p>
      <Link to="/havefun/pokeapp/pokemones/" className="button button--primary">
        Abrir el catálogo
      </Link>
    </AppBanner>
  );
}
