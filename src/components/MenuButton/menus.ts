/** Identifiers of the menus that slide in or open, for the buttons that open them. */
export const siteMenu = 'menu';

/** The menu of the course, guides or articles that a page belongs to. */
export const sectionMenu = 'menu-section';

/** What the bar of a wide screen has no room for. */
export const moreMenu = 'menu-mas';
