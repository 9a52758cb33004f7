import { attributes, storageKey } from './keys';

/**
 * The one script of ours that runs before the first paint: it copies what is
 * remembered on this device to `<html>`, so that nothing jumps on hydration.
 */
export function preferencesScript(baseUrl: string): string {
  const contrastKey = JSON.stringify(storageKey(baseUrl, 'contrast'));
  const menusKey = JSON.stringify(storageKey(baseUrl, 'hidden-menus'));
  return `(function(){var h=document.documentElement,c=null,m=null;try{c=localStorage.getItem(${contrastKey});m=localStorage.getItem(${menusKey})}catch(e){}if(c!=='more'&&c!=='normal')c=matchMedia('(prefers-contrast: more)').matches?'more':'normal';h.setAttribute('${attributes.contrast}',c);if(m&&/^[a-z ]+$/.test(m))h.setAttribute('${attributes['hidden-menus']}',m)})()`;
}
