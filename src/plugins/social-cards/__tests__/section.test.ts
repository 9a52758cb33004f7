/** @jest-environment node */
import { getPlace } from '../section';

it.each([
  ['/', 'inicio', undefined],
  ['/about/', 'página', undefined],
  ['/404.html', 'página', undefined],
  ['/stevelabs/', 'página', undefined],
  ['/stevelabs/coder/', 'página', undefined],
  ['/stevelabs/program1/', 'curso de C', undefined],
  ['/stevelabs/program1/variable/', 'curso de C', undefined],
  ['/dumix/', 'página', undefined],
  ['/dumix/pimp/', 'guía', undefined],
  ['/dumix/linux1/', 'curso de Linux', undefined],
  ['/articulos/', 'página', undefined],
  ['/articulos/rows/', 'página', undefined],
  ['/articulos/reviews/', 'página', undefined],
  ['/articulos/tags/reviews/', 'página', undefined],
  ['/articulos/rows/rc1/', 'artículo', undefined],
  ['/articulos/info/lag/', 'artículo', undefined],
  ['/articulos/reviews/rw1/', 'reseña', undefined],
  ['/webdeveloper/', 'página', undefined],
  ['/webdeveloper/opinion1/', 'artículo', undefined],
  ['/havefun/', 'página', undefined],
  ['/havefun/rickosoapp/episodios/', 'app', undefined],
  ['/3.1/stevelabs/program1/variable/', 'curso de C', '3.1'],
  ['/3.1/dumix/linux1/sintaxis/', 'curso de Linux', '3.1'],
  ['/3.1/dumix/pimp/', 'guía', '3.1'],
])('%s is «%s», edition %s', (sitePath, section, edition) => {
  expect(getPlace(sitePath)).toEqual({ section, edition });
});
