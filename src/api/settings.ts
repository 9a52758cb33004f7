import config from '@generated/docusaurus.config';

function field(name: string): string | undefined {
  const value = config.customFields?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** GIPHY's public key of this build, if its author gave one. */
export const giphyKey = field('giphyKey');

/**
 * Origin of the local server that stands in for all services while an author
 * works (`npm run demo-api`); never set in a production build.
 */
export const demoApi = field('demoApi');
