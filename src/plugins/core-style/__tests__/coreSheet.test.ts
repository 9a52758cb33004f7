/** @jest-environment node */
import {
  getAttributeName,
  preferencePatterns,
  type PreferenceName,
} from '../../../preferences/keys';
import { createPreferencesScript } from '../../../preferences/inlineScript';
import { createProgressScript } from '../../../progress/inlineScript';
import { extractCoreSheet } from '../coreSheet';

const createSheets = (css: string, ...bodies: readonly string[]) =>
  extractCoreSheet(
    css,
    bodies.map(
      (body) =>
        `<!doctype html><html lang="es"><head><title>x</title></head><body>${body}</body></html>`,
    ),
  );

const createCore = (...parameters: Parameters<typeof createSheets>) =>
  createSheets(...parameters).core;

it('puts what is for paper only in a sheet that no screen waits for', () => {
  expect(
    createSheets(
      '.one{color:red}@media print{.one{color:#000}.two{color:#111}}.one{margin:0}',
      '<p class="one">',
    ),
  ).toEqual({
    core: '.one{color:red;margin:0}',
    print: '@media print{.one{color:#000}}',
  });
});

it('drops what no page has, and keeps what any of them has', () => {
  const css = '.one{color:red}.two{color:green}.dialog{color:#00f}';
  expect(createCore(css, '<p class="one">', '<p class="two">')).toBe(
    '.one{color:red}.two{color:green}',
  );
});

it('drops words that are there, but not in that place', () => {
  const css = '.bar>button{color:red}.bar p{color:green}';
  expect(createCore(css, '<div class="bar"><p></div><button>')).toBe(
    '.bar p{color:green}',
  );
});

it('keeps the order of the sheet, also inside of media and layers', () => {
  const css =
    '@layer base{.a{color:red}.gone{color:red}}.b{color:green}@media (width<=9px){.a{color:#000}}.a{margin:0}';
  expect(createCore(css, '<p class="b a">')).toBe(
    '@layer base{.a{color:red}}.b{color:green}@media (width<=9px){.a{color:#000}}.a{margin:0}',
  );
});

it('keeps a selector whole, whose lost parts would make it weigh less', () => {
  const css = 'html[data-theme=dark] :is(main,.dialog){color:red}';
  expect(createCore(css, '<main>')).toBe(css);
});

it.each([
  'a:hover',
  'a:focus-visible',
  'p:target',
  'a:not(:hover)',
  'details[open]>p',
  'details:not([open])>p',
  'details[open]>summary:before',
  '[popover]:popover-open',
  '[popover]::backdrop',
  'p[aria-busy=true]',
  'p[data-heard]',
  ':hover>p',
  'p:has(a:focus)',
  ':is(a,p):hover',
  '::placeholder',
])('keeps %s, a state that no served page shows', (selector) => {
  const css = createCore(
    `${selector}{color:red}`,
    '<p><a href="#x">x</a></p><details><summary>x</summary><p>x</p></details><div popover>x</div>',
  );
  expect(css).toContain('{color:red}');
});

it.each(Object.keys(preferencePatterns) as PreferenceName[])(
  'keeps what the choice %s changes, which a script sets before the first paint',
  (name) => {
    const css = createCore(
      `html[${getAttributeName(name)}=any] p{color:red}`,
      `<script>${createPreferencesScript('/')}</script><p>x</p>`,
    );
    expect(css).toContain('{color:red}');
  },
);

it('keeps what depends on progress, on the theme and on hydration', () => {
  const css = createCore(
    'html[data-progress=some] p{color:red}html[data-theme=dark] p{margin:0}[data-theme=dark] .on{top:0}html:not([data-has-hydrated]) p{left:0}',
    `<script>${createProgressScript('/')}</script><p class="on">x</p>`,
  );
  expect(css.match(/\{/g)).toHaveLength(4);
});

it('keeps forced colours and pages without scripts', () => {
  const css = createCore(
    '@media (forced-colors:active){p{color:red}}@media (scripting:none){p{color:red}}',
    '<p>x</p>',
  );
  expect(css.match(/@media/g)).toHaveLength(2);
});

describe('custom properties', () => {
  it('writes in its place what has one value only', () => {
    expect(
      createCore(
        ':root{--gap:1rem;--half:calc(var(--gap)/2)}p{margin:var(--half)0}',
        '<p>',
      ),
    ).toBe('p{margin:.5rem 0}');
  });

  it('leaves what a theme, a medium or a part of the page changes', () => {
    for (const otherRule of [
      'html[data-theme=dark]{--ink:#fff}',
      '@media print{:root{--ink:#fff}}',
      'p{--ink:#fff}',
    ])
      expect(
        createCore(`:root{--ink:#000}${otherRule}p{color:var(--ink)}`, '<p>'),
      ).toContain('var(--ink)');
  });

  it('leaves what the page itself gives', () => {
    expect(
      createCore(
        ':root{--level:1}p{opacity:var(--level)}',
        '<p style="--level: 2">',
      ),
    ).toContain('opacity:var(--level)');
  });

  it('leaves a keyword, which in its place would inherit something else', () => {
    expect(
      createCore(':root{--fill:inherit}p{background-color:var(--fill)}', '<p>'),
    ).toContain('background-color:var(--fill)');
  });

  it('follows to another one that changes on <html>, but not to one of a part', () => {
    expect(
      createCore(
        ':root{--ink:#000;--link:var(--ink)}html[data-theme=dark]{--ink:#fff}a{color:var(--link)}',
        '<a>',
      ),
    ).toContain('a{color:var(--ink)}');
    expect(
      createCore(
        ':root{--ink:#000;--link:var(--ink)}p{--ink:#fff}a{color:var(--link)}',
        '<p><a>',
      ),
    ).toContain('a{color:var(--link)}');
  });

  it('drops those of a layer that the sheet overrides outside of all layers', () => {
    expect(
      createCore(
        '@layer base{:root{--ink:#000}html[data-theme=dark]{--ink:#111}}:root{--ink:#222}html[data-contrast=more]{--ink:#333}p{color:var(--ink)}',
        '<p>',
      ),
    ).toBe(
      ':root{--ink:#222}html[data-contrast=more]{--ink:#333}p{color:var(--ink)}',
    );
  });
});

it('drops the keyframes and the order of layers that nothing uses', () => {
  expect(
    createCore(
      '@layer base{p{color:red}}@layer empty,void;@keyframes spin{to{rotate:1turn}}@keyframes on{to{opacity:1}}p{animation:1s on}',
      '<p>',
    ),
  ).toBe(
    '@layer base{p{color:red}}@keyframes on{to{opacity:1}}p{animation:1s on}',
  );
});
