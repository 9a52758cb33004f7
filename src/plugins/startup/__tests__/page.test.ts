/** @jest-environment node */
import { EAGER_HYDRATION_META } from '../../../startup/eagerHydration';
import { deferAppScripts } from '../page';

const createPage = (head = '') => ({
  file: 'uno/index.html',
  html: `<!doctype html><head><title>Uno</title>${head}<script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.2.js defer></script></head><body><p>Hola</body>`,
});

const startup = {
  mark: '0a1b2c3d',
  parts: ['/a.js', '/b.js'],
  scripts: ['run($&)', 'turn()'],
  workers: { c: '/labs/c/c.1.js', sql: '/labs/sql/sql.2.js' },
};

it('leaves no script file in a page, and names them for who brings them', () => {
  expect(deferAppScripts(createPage(), startup)).toBe(
    '<!doctype html><head><title>Uno</title><meta name=app content="/a.js /b.js" data-build=0a1b2c3d><script>run($&)</script><script>turn()</script></head><body><p>Hola</body>',
  );
});

it('says of a page that is nothing without the application that it does not wait', () => {
  const html = deferAppScripts(
    createPage(`<meta data-rh=true name=${EAGER_HYDRATION_META} content />`),
    startup,
  );
  expect(html).toContain(
    '<meta name=app content="/a.js /b.js" data-build=0a1b2c3d data-now>',
  );
  expect(html).not.toContain(EAGER_HYDRATION_META);
});

it('names the compiler where a program can be run, and nowhere else', () => {
  const hasNamedButton = (button: string) =>
    deferAppScripts(createPage(button), startup).includes(
      ' data-c=/labs/c/c.1.js>',
    );
  expect(hasNamedButton('<button data-name=uno.c>')).toBe(true);
  expect(
    hasNamedButton('<button class="a" data-name="uno.c" type=button>'),
  ).toBe(true);
  expect(
    hasNamedButton(
      '<button data-live=c-edit>Editar</button><p data-name=uno.c>',
    ),
  ).toBe(false);
});

it('names the worker of SQL where statements can be run, and nowhere else', () => {
  const hasWorker = (button: string) =>
    deferAppScripts(createPage(button), startup).includes(
      ' data-sql=/labs/sql/sql.2.js>',
    );
  expect(hasWorker('<button data-live=sql-edit>Editar</button>')).toBe(false);
  expect(hasWorker('<p data-live=sql>')).toBe(false);
  expect(hasWorker('<button data-live=sql>')).toBe(true);
  expect(hasWorker('<button class="a" data-live="sql" type=button>')).toBe(
    true,
  );
});

it('names one worker in a page that runs programs and statements', () => {
  const page = createPage('<button data-name=uno.c><button data-live=sql>');
  expect(deferAppScripts(page, startup)).toContain(
    ' data-build=0a1b2c3d data-c=/labs/c/c.1.js>',
  );
});

it('leaves out the pictures of the theme where none is shown', () => {
  const sprite =
    '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link></symbol>\n</defs></svg>\n';
  const serveBody = (body: string) => {
    const { file, html } = createPage();
    return deferAppScripts(
      { file, html: html.replace('<body>', `<body>${sprite}${body}`) },
      startup,
    );
  };
  expect(serveBody('')).not.toContain('theme-svg');
  expect(serveBody('<use href=#theme-svg-external-link />')).toContain(sprite);
});

it('paints a page for the first time when its first section is there', () => {
  const serveBody = (body: string) => {
    const { file, html } = createPage();
    return deferAppScripts(
      { file, html: html.replace('<p>Hola', body) },
      startup,
    );
  };
  const sections = '<h2 class="anchor a" id=quién>Uno</h2><h2 id=dos>Dos</h2>';
  expect(serveBody(sections)).toContain(
    '<link rel=expect href=#quién blocking=render><script>',
  );
  expect(serveBody('<h2 id="quién">Uno</h2>')).toContain('href=#quién');
  expect(serveBody('<h2 class=a>Sin nombre</h2>')).not.toContain('rel=expect');
});

it('stops at a page that does not begin as the others do', () => {
  expect(() =>
    deferAppScripts({ file: 'uno/index.html', html: '<head></head>' }, startup),
  ).toThrow(
    /^uno\/index\.html: .*\n {2}se esperaba: los dos scripts con que empieza la aplicación\n {2}se encontró: 0/,
  );
});
