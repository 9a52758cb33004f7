/** @jest-environment node */
import { escapeBareAmpersands } from '../ampersands';

it.each([
  ['before a name', 'scanf("%d", &numero);', 'scanf("%d", &amp;numero);'],
  ['before a name and a semicolon', 'p = &oro;', 'p = &amp;oro;'],
  ['before a number and a semicolon', 'orden 2>&1; ls', 'orden 2>&amp;1; ls'],
  ['before a name, twice', 'a &&b', 'a &&amp;b'],
  ['in an attribute', '<a title="&num">', '<a title="&amp;num">'],
])('an ampersand %s is written whole', (_where, html, escapedHtml) => {
  expect(escapeBareAmpersands(html)).toBe(escapedHtml);
});

it.each([
  ['what is a reference already', 'a &lt;b&gt; &amp;nota &#x26;c &quot;&nbsp;'],
  ['an ampersand before anything else', 'a && b & 3 2>&1'],
  ['a script', '<script>a&&b</script><style>a{&b{}}</style>'],
])('%s stays', (_what, html) => {
  expect(escapeBareAmpersands(html)).toBe(html);
});
