/**
 * Address of the published site. Like the base URL, it comes from the
 * environment of the build.
 */
export const siteUrl = process.env.SITE_URL ?? 'https://example.org';
export const baseUrl = process.env.BASE_URL ?? '/';
export const shippedSiteUrl = 'https://example.org';

/**
 * Timeout for loading a lazy chunk, which comes from the site's own static
 * path.
 */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * Giphy API key, public because it is sent in the scripts. GifExpertApp reports
 * when it is missing.
 */
export const giphyKey = process.env.GIPHY_API_KEY;

/**
 * Address of the demo API, set only in development: a published site calls the
 * real services.
 */
export const demoApi =
  process.env.NODE_ENV === 'development' ? process.env.DEMO_API : undefined;

/**
 * True to publish a worker that uninstalls itself. Publishing the site once
 * with it withdraws a harmful service worker.
 */
export const isWorkerWithdrawn = process.env.SERVICE_WORKER === 'retirado';
