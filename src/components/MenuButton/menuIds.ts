/** Element id of the site's menu, for the buttons that open it. */
export const SITE_MENU_ID = 'menu';

/** Element id of the menu of a page's course, guides or articles. */
export const SECTION_MENU_ID = 'menu-section';

/**
 * Element id of the menu of links that do not fit in a wide screen's header.
 */
export const MORE_MENU_ID = 'menu-mas';
