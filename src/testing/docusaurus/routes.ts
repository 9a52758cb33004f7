import type { Route } from '../../utils/routes';

const routes: readonly Route[] = [];

/** Test double of the routes of the build; empty unless a test replaces it. */
export default routes;
