/** @jest-environment node */
import { findLazyChunks, findReferences } from '../references';

describe('referencesOf', () => {
  it('leaves out where a link leads, feeds, cards and the address of the page', () => {
    const html = [
      '<a href=/img/foto.png>',
      '<link rel=alternate type=application/rss+xml href=/rss.xml>',
      '<link rel=canonical href=https://example.org/>',
      '<meta property=og:image content=https://example.org/img/a.png />',
    ].join('');
    expect(findReferences(html)).toEqual({ scripts: [], others: [] });
  });

  it('finds sheets, icons and pictures, however they are quoted', () => {
    const html = [
      '<link rel="stylesheet" href="/core.css" data-full="/styles.css">',
      '<link rel=icon href=/favicon.ico sizes=32x32>',
      "<img alt='si a > b' src='/a.svg' />",
      '<img alt="src=/no.png" srcset="/b.png 1x, /c.png 2x">',
      '<video poster=/d.png src="/e.mp4?x=1&amp;y=2"></video>',
    ].join('');
    expect(findReferences(html).others).toEqual([
      '/core.css',
      '/styles.css',
      '/favicon.ico',
      '/a.svg',
      '/b.png',
      '/c.png',
      '/e.mp4?x=1&y=2',
      '/d.png',
    ]);
  });

  it('finds the scripts that come when somebody wants them', () => {
    expect(
      findReferences(
        '<meta name=app content="/assets/js/a.js /assets/js/b.js" data-build=f54dda7d>',
      ).scripts,
    ).toEqual(['/assets/js/a.js', '/assets/js/b.js']);
  });
});

it('finds the ids of what a script fetches when it needs it', () => {
  expect(
    findLazyChunks('Promise.all([n.e(7476),n.e("629")]).then(n.bind(n,1))'),
  ).toEqual(['7476', '629']);
});
