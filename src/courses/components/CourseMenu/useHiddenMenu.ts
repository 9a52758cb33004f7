import { usePreference } from '../../../preferences/usePreference';
import { isHidden, toggleMenu } from './hiddenMenus';

/** Whether the reader hid this course's menu; open at the first visit. */
export function useHiddenMenu(
  menu: string,
): [hidden: boolean, toggle: () => void] {
  const [list, setList] = usePreference('hidden-menus');
  return [
    isHidden(list, menu),
    () => {
      setList(toggleMenu(list, menu));
    },
  ];
}
