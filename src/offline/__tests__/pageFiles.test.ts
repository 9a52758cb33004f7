/** @jest-environment node */
import {
  findSheetAddresses,
  readPageFiles,
  findOwnSheetFiles,
} from '../pageFiles';

const page = `<!doctype html><html><head>
<link data-rh=true rel=icon href=/img/icono.svg />
<link rel="stylesheet" href="/assets/css/core.1.css" data-full="/assets/css/styles.2.css">
<link rel=preload as=image href=/img/logo.svg />
<meta name=app content="/assets/js/runtime.1.js /assets/js/main.2.js" data-build=0a1b2c3d>
</head><body><img alt="El logo: a > b" src=/img/logo.svg /><img alt="Un &quot;gif&quot; -> otro" src="https://otro.example/x.gif"><script>"<img src=" + a</script></body>`;

it('says what shows a page, without icons and without what is of other sites', () => {
  expect(readPageFiles(page).displayFiles).toEqual([
    '/assets/css/core.1.css',
    '/img/logo.svg',
  ]);
});

it('says what brings a page to life, and of which build it is', () => {
  expect(readPageFiles(page)).toMatchObject({
    build: '0a1b2c3d',
    hydrationFiles: [
      '/assets/css/styles.2.css',
      '/assets/js/runtime.1.js',
      '/assets/js/main.2.js',
    ],
  });
});

it('finds nothing in a page that is not of this site', () => {
  expect(readPageFiles('<p>Aquí no hay nada')).toEqual({
    build: '',
    displayFiles: [],
    hydrationFiles: [],
  });
});

it('finds what a sheet shows, however it is quoted', () => {
  expect(
    findSheetAddresses(
      '@font-face{src:url(/f.woff2)}a{background:url("../b.png")}b{mask:url(\'c.svg\')}',
    ),
  ).toEqual(['/f.woff2', '../b.png', 'c.svg']);
});

it('says which fonts a sheet asks for, and not what travels inside of it', () => {
  expect(
    findOwnSheetFiles(
      '@font-face{src:url(/assets/fonts/a.woff2)}a{background:url("data:image/svg+xml,x")}b{background:url("/img/b.png")}',
    ),
  ).toEqual(['/assets/fonts/a.woff2', '/img/b.png']);
});
