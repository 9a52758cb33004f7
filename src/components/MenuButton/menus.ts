/** Element id of the site's menu, for the buttons that open it. */
export const siteMenu = 'menu';

/** Element id of the menu of a page's course, guides or articles. */
export const sectionMenu = 'menu-section';

/**
 * Element id of the menu of links that do not fit in a wide screen's header.
 */
export const moreMenu = 'menu-mas';
