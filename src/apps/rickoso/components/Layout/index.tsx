import type { ReactNode } from 'react';
import NetworkedAppLayout from '../../../kit/NetworkedAppLayout';
import type { AppLayoutProps } from '../../../kit/AppLayout';
import ExternalLink from '../../../../components/ExternalLink';
import { links } from '../../labels';

type Props = Omit<AppLayoutProps, 'noscript' | 'credit'>;

/** Frame of RickosoApp: menu, query cache, credits. */
export default function Layout({ children, ...frame }: Props): ReactNode {
  return (
    <NetworkedAppLayout
      {...frame}
      menu={{ label: 'RickosoApp', links }}
      noscript="Esta app pide sus datos a The Rick and Morty API con JavaScript, que está desactivado. El menú funciona igual, y la explicación de cómo está hecha se puede leer."
      credit={
        <>
          Datos e imágenes de{' '}
          <ExternalLink to="https://rickandmortyapi.com/">
            The Rick and Morty API
          </ExternalLink>
          , un proyecto libre hecho por fans.
        </>
      }
    >
      {children}
    </NetworkedAppLayout>
  );
}
