import type { ReactNode } from 'react';
import NetworkedAppLayout from '../../../kit/NetworkedAppLayout';
import type { AppLayoutProps } from '../../../kit/AppLayout';
import ExternalLink from '../../../../components/ExternalLink';

type Props = Omit<AppLayoutProps, 'noscript' | 'credit'>;

/** Frame of the oracle: query cache and credits. */
export default function Layout({ children, ...frame }: Props): ReactNode {
  return (
    <NetworkedAppLayout
      {...frame}
      noscript="El oráculo pide sus respuestas a yesno.wtf con JavaScript, que está desactivado: sin él no puede contestar. La explicación de cómo está hecha la app se lee igual."
      credit={
        <>
          Respuestas e imágenes de{' '}
          <ExternalLink to="https://yesno.wtf/">yesno.wtf</ExternalLink>, un
          servicio gratuito que no pide clave.
        </>
      }
    >
      {children}
    </NetworkedAppLayout>
  );
}
