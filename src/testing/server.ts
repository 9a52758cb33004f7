import { setupServer } from 'msw/node';

/**
 * The network of a file of tests: what no handler answers fails, and each test
 * begins without those of the one before.
 */
export function createServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
