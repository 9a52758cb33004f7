/** Identifiers of the menus of a narrow screen, for the buttons that open them. */
export const siteMenu = 'menu';

/** The menu of the course, guides or articles that a page belongs to. */
export const sectionMenu = 'menu-section';
