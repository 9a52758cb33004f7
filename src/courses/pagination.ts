import type {
  PropNavigationLink,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';

/** Previous and next pages of a page. */
export interface Pagination {
  readonly previous?: PropNavigationLink | undefined;
  readonly next?: PropNavigationLink | undefined;
}

interface MenuPage extends PropNavigationLink {
  /** True when the page only announces a lesson. */
  readonly isPlanned: boolean;
  readonly isLesson: boolean;
}

/** Flattens a menu into its pages, in order. */
function flattenMenu(items: readonly PropSidebarItem[]): readonly MenuPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const innerPages = item.type === 'category' ? flattenMenu(item.items) : [];
    if (item.href === undefined) return innerPages;
    const page = {
      title: item.label,
      permalink: item.href,
      isPlanned: item.customProps?.soon === true,
      isLesson: item.customProps?.lesson === true,
    };
    return [page, ...innerPages];
  });
}

/** Finds the title that a menu gives to a page. */
export const findMenuTitle = (
  items: readonly PropSidebarItem[],
  permalink: string,
): string | undefined =>
  flattenMenu(items).find((page) => page.permalink === permalink)?.title;

/**
 * Finds the previous and next pages in a menu. Skips planned pages and, in a
 * course, pages that are neither its cover nor a lesson.
 */
export function findPagination(
  items: readonly PropSidebarItem[],
  permalink: string,
): Pagination {
  const pages = flattenMenu(items);
  const pageIndex = pages.findIndex((page) => page.permalink === permalink);
  if (pageIndex < 0) return {};
  const isCourse = pages.some(({ isLesson }) => isLesson);
  const isReachable = ({ isPlanned, isLesson, permalink: link }: MenuPage) =>
    !isPlanned && (!isCourse || isLesson || link === pages[0]?.permalink);
  return {
    previous: pages.slice(0, pageIndex).findLast(isReachable),
    next: pages.slice(pageIndex + 1).find(isReachable),
  };
}

/** Returns true when a menu has planned pages. */
export function hasPlanned(items: readonly PropSidebarItem[]): boolean {
  return flattenMenu(items).some(({ isPlanned }) => isPlanned);
}
