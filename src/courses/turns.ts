import type {
  PropNavigationLink,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';

/** The pages on both sides of one. */
export interface Turns {
  readonly previous?: PropNavigationLink | undefined;
  readonly next?: PropNavigationLink | undefined;
}

interface MenuPage extends PropNavigationLink {
  /** It only announces what is to come. */
  readonly isPlanned: boolean;
  readonly isLesson: boolean;
}

/** The pages of a menu in its order. */
function pagesOf(items: readonly PropSidebarItem[]): readonly MenuPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const inside = item.type === 'category' ? pagesOf(item.items) : [];
    if (item.href === undefined) return inside;
    const page = {
      title: item.label,
      permalink: item.href,
      isPlanned: item.customProps?.soon === true,
      isLesson: item.customProps?.lesson === true,
    };
    return [page, ...inside];
  });
}

/**
 * Where a reader goes back and on from a page of a menu: past the pages that
 * are still to come and, in a course, past what is neither its cover nor a lesson.
 */
export function turnsOf(
  items: readonly PropSidebarItem[],
  permalink: string,
): Turns {
  const pages = pagesOf(items);
  const at = pages.findIndex((page) => page.permalink === permalink);
  if (at < 0) return {};
  const isCourse = pages.some(({ isLesson }) => isLesson);
  const isStop = ({ isPlanned, isLesson, permalink: link }: MenuPage) =>
    !isPlanned && (!isCourse || isLesson || link === pages[0]?.permalink);
  return {
    previous: pages.slice(0, at).findLast(isStop),
    next: pages.slice(at + 1).find(isStop),
  };
}

/** Whether a menu has pages that are still to come. */
export function hasPlanned(items: readonly PropSidebarItem[]): boolean {
  return pagesOf(items).some(({ isPlanned }) => isPlanned);
}
