/** Returns true when the menu is in the list: names separated by spaces. */
export function isMenuHidden(list: string, menu: string): boolean {
  return list.split(' ').includes(menu);
}

/**
 * Adds or removes a menu. Names are sorted, so that equal sets are equal texts.
 */
export function toggleMenu(list: string, menu: string): string {
  const names = new Set(list.split(' ').filter(Boolean));
  if (!names.delete(menu)) names.add(menu);
  return [...names].sort().join(' ');
}
