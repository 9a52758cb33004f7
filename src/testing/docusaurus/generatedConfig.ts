/** The site's configuration where it is read outside React. */
const config: {
  baseUrl: string;
  customFields: Record<string, unknown>;
} = { baseUrl: '/', customFields: {} };

export default config;
