import { usePreference } from '../../../preferences/usePreference';
import { isMenuHidden, toggleMenu } from './hiddenMenus';

/** Reads and toggles the preference that hides a menu; visible by default. */
export function useHiddenMenu(
  menu: string,
): [hidden: boolean, toggle: () => void] {
  const [list, setList] = usePreference('hidden-menus');
  return [
    isMenuHidden(list, menu),
    () => {
      setList(toggleMenu(list, menu));
    },
  ];
}
