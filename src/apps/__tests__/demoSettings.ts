/**
 * Settings of a build that uses the demo service. They replace `api/settings`,
 * but each test file must call `jest.mock` itself, since Jest hoists only calls
 * in the test file.
 */
export const demoSettings = { giphyKey: 'llave', demoApi: '' };
