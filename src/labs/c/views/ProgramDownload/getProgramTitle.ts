/** Names of main files that say nothing about their program. */
const COMMON_NAME = /^(?:main|programa|inicio)$/;

/**
 * Returns a title for a program of a lesson: the name of its main file or, when
 * it says nothing, that of the lesson.
 */
export function getProgramTitle(mainName: string, pathname: string): string {
  const stem = mainName.replace(/\.c$/, '');
  const page = pathname.split('/').findLast((name) => name !== '');
  return COMMON_NAME.test(stem) ? (page ?? stem) : stem;
}
