import type { ReactNode } from 'react';
import NetworkedAppLayout from '../../../kit/NetworkedAppLayout';
import type { AppLayoutProps } from '../../../kit/AppLayout';
import ExternalLink from '../../../../components/ExternalLink';
import { links } from '../../labels';

type Props = Omit<AppLayoutProps, 'noscript' | 'credit'>;

/** Frame of AtrápalosApp: menu, query cache, credits. */
export default function Layout({ children, ...frame }: Props): ReactNode {
  return (
    <NetworkedAppLayout
      {...frame}
      menu={{ label: 'AtrápalosApp', links }}
      noscript="Esta app pide sus datos a PokeAPI con JavaScript, que está desactivado. El menú funciona igual, y la explicación de cómo está hecha se puede leer."
      credit={
        <>
          Datos y dibujos de{' '}
          <ExternalLink to="https://pokeapi.co/">PokeAPI</ExternalLink>, un
          servicio libre y sin clave. Las criaturas, sus nombres y sus dibujos
          pertenecen a sus dueños: esta app es un ejercicio hecho por un fan,
          sin relación con ellos.
        </>
      }
    >
      {children}
    </NetworkedAppLayout>
  );
}
