/**
 * Test double with the part of the site's configuration that components read.
 */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      title: 'Steve Labs',
      url: 'https://example.org',
      baseUrl: '/',
      customFields: { version: '3.1.0' },
    },
  };
}
