import { isOutdated } from '../offline/version';

/** Who reads for weeks in one tab is asked about once in a while. */
const EVERY_MS = 10 * 60_000;

interface Route {
  readonly location: { readonly pathname: string };
  readonly previousLocation?: { readonly pathname: string } | null;
}

let asked = Date.now();
let isOld = false;

/** The next page after the site was published again comes from the new one. */
export function onRouteUpdate({ location, previousLocation }: Route): void {
  const isOther =
    previousLocation && previousLocation.pathname !== location.pathname;
  if (isOld && isOther) window.location.reload();
}

export function onRouteDidUpdate(): void {
  if (Date.now() - asked < EVERY_MS) return;
  asked = Date.now();
  void isOutdated().then((answer) => {
    isOld = answer;
  });
}
