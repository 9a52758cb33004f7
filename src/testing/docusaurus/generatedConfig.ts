/**
 * Test double of `@generated/docusaurus.config`, which code outside React
 * reads.
 */
const config: {
  baseUrl: string;
  customFields: Record<string, unknown>;
} = { baseUrl: '/', customFields: {} };

export default config;
