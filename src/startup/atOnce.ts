/** Name of the `<meta>` of a page that is nothing without the application. */
export const AT_ONCE = 'app-starts-at-once';
