import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';

function PlainError({ error, tryAgain }: Props): ReactNode {
  return (
    <main>
      <h1 lang="en">Unhandled Thrown Error</h1>
      <p role="alert">
        El sitio falló al mostrarse: <code>{error.message}</code>
      </p>
      <button type="button" onClick={tryAgain}>
        Intentar de nuevo
      </button>
    </main>
  );
}

/**
 * Fallback of the whole application: inside the layout, or bare if the layout
 * failed.
 */
export default function ThemeError({ error, tryAgain }: Props): ReactNode {
  return (
    // The layout does not render outside of a route; the core's own fallback
    // also provides a made-up one.
    <RouteContextProvider
      value={{ plugin: { name: 'theme-error', id: 'default' } }}
    >
      <ErrorBoundary
        fallback={() => <PlainError error={error} tryAgain={tryAgain} />}
      >
        <Head>
          <title>Error en la página | Steve Labs</title>
        </Head>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
