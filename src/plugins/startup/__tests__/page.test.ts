/** @jest-environment node */
import { AT_ONCE } from '../../../startup/atOnce';
import { withoutScripts } from '../page';

const page = (head = '') =>
  `<!doctype html><head><title>Uno</title>${head}<script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.2.js defer></script></head><body><p>Hola</body>`;

it('leaves no script file in a page, and names them for who brings them', () => {
  expect(withoutScripts(page(), ['/a.js', '/b.js'], 'run($&)')).toBe(
    '<!doctype html><head><title>Uno</title><meta name=app content="/a.js /b.js"><script>run($&)</script></head><body><p>Hola</body>',
  );
});

it('says of a page that is nothing without the application that it does not wait', () => {
  const html = withoutScripts(
    page(`<meta data-rh=true name=${AT_ONCE} content />`),
    ['/a.js'],
    '',
  );
  expect(html).toContain('<meta name=app content="/a.js" data-now>');
  expect(html).not.toContain(AT_ONCE);
});

it('stops at a page that does not begin as the others do', () => {
  expect(() => withoutScripts('<head></head>', [], '')).toThrow(
    /se esperaba: los dos scripts con que empieza la aplicación\n {2}se encontró: 0/,
  );
});
