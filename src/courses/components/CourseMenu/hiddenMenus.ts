/** The names of the hidden menus are kept as one list separated by spaces. */
export function isHidden(list: string, menu: string): boolean {
  return list.split(' ').includes(menu);
}

/** Adds or removes a menu; the order is fixed, so equal sets are equal texts. */
export function toggleMenu(list: string, menu: string): string {
  const names = new Set(list.split(' ').filter(Boolean));
  if (!names.delete(menu)) names.add(menu);
  return [...names].sort().join(' ');
}
