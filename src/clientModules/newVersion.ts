import { isOutdated } from '../offline/version';

/**
 * Minimum time between two checks for a new build, for tabs that stay open for
 * weeks.
 */
const VERSION_CHECK_INTERVAL_MS = 10 * 60_000;

interface Route {
  readonly location: { readonly pathname: string };
  readonly previousLocation?: { readonly pathname: string } | null;
}

let lastCheckTime = Date.now();
let isSiteOutdated = false;

/**
 * Reloads on the next navigation after the site was published again, so that
 * the page comes from the new build.
 */
export function onRouteUpdate({ location, previousLocation }: Route): void {
  const isOther =
    previousLocation && previousLocation.pathname !== location.pathname;
  if (isSiteOutdated && isOther) window.location.reload();
}

export function onRouteDidUpdate(): void {
  if (Date.now() - lastCheckTime < VERSION_CHECK_INTERVAL_MS) return;
  lastCheckTime = Date.now();
  void isOutdated().then((answer) => {
    isSiteOutdated = answer;
  });
}
