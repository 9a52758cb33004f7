import type { Route } from '../../utils/routes';

const routes: readonly Route[] = [];

/** The routes that a build would have; a test puts its own in their place. */
export default routes;
