/** The site's configuration where it is read outside React. */
const config: { customFields: Record<string, unknown> } = { customFields: {} };

export default config;
