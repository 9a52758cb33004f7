import config from '@generated/docusaurus.config';

function readCustomField(name: string): string | undefined {
  const value = config.customFields?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Public GIPHY key, if the build has one. */
export const giphyKey = readCustomField('giphyKey');

/**
 * Origin of the local server that replaces all services during development
 * (`npm run demo-api`); never set in a production build.
 */
export const demoApi = readCustomField('demoApi');
