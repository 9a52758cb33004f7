/** What an author may write in a page; a test compares it with what the site offers. */
export const componentNames: ReadonlySet<string> = new Set([
  'Exercise',
  'Placeholder',
  'Quiz',
  'Step',
  'Term',
]);
