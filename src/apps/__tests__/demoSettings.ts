/**
 * Settings of a build that asks the demo service. It takes the place of
 * `api/settings`, which a test has to say itself for Jest to hear it.
 */
export const demoSettings = { giphyKey: 'llave', demoApi: '' };
