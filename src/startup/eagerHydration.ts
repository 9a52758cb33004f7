/**
 * Name of the `<meta>` of a page that must hydrate at once, because it is empty
 * without the application.
 */
export const EAGER_HYDRATION_META = 'app-starts-at-once';
