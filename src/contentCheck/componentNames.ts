/**
 * Components that an author may write in any page. A test compares the list
 * with the components of the site.
 */
export const componentNames: ReadonlySet<string> = new Set([
  'Exercise',
  'Pausa',
  'Placeholder',
  'Quiz',
  'Step',
  'Term',
]);
