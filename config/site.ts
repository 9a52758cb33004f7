/** Where the site is published; both come from the environment of the build. */
export const siteUrl = process.env.SITE_URL ?? 'https://example.org';
export const baseUrl = process.env.BASE_URL ?? '/';
export const shippedSiteUrl = 'https://example.org';

/** Lazy parts of the page come from our own static path or fail after this long. */
export const chunkLoadTimeoutMs = 120_000;

/** Public by nature: it travels in the scripts. Without one GifExpertApp says so. */
export const giphyKey = process.env.GIPHY_API_KEY;

/** Only while developing: a published site asks the real services. */
export const demoApi =
  process.env.NODE_ENV === 'development' ? process.env.DEMO_API : undefined;

/** A worker that does harm is withdrawn by publishing the site once without it. */
export const isWorkerWithdrawn = process.env.SERVICE_WORKER === 'retirado';
