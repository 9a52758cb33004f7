/** @jest-environment node */
import { choosePages } from '../accessibility.mjs';

const choose = (pages: Readonly<Record<string, string>>) =>
  choosePages(new Map(Object.entries(pages)));

it('chooses few pages with every kind of element, and the short one of two alike', () => {
  expect(
    choose({
      'long.xhtml': '<p>Uno.</p><p>Dos.</p><p>Tres.</p>',
      'short.xhtml': '<p>Uno.</p>',
      'rich.xhtml': '<p>Uno.</p><table><tr><td>1</td></tr></table>',
      'note.xhtml': '<p class="box-title">Pista</p>',
      'list.xhtml': '<ol><li>1</li></ol>',
    }),
  ).toEqual(['rich.xhtml', 'list.xhtml', 'note.xhtml']);
});

it('prefers two short pages to a very long one', () => {
  expect(
    choose({
      'long.xhtml': `<p>${'a'.repeat(400_000)}</p><ol><li>1</li></ol>`,
      'paragraph.xhtml': '<p>Uno.</p>',
      'list.xhtml': '<ol><li>1</li></ol>',
    }),
  ).toEqual(['list.xhtml', 'paragraph.xhtml']);
});

it('tells elements apart by their class and role', () => {
  expect(
    choose({
      'plain.xhtml': '<a href="b.xhtml">b</a>',
      'class.xhtml': '<a class="glossary-link">b</a>',
      'role.xhtml': '<a role="doc-noteref">b</a>',
    }),
  ).toHaveLength(3);
});

it('takes no page for the indent of a line or for what is inside a drawing', () => {
  expect(
    choose({
      'one.xhtml': '<p class="line indent-2"/><svg role="img"><g/></svg>',
      'two.xhtml': '<p class="line"/><p class="line indent-4"/>',
      'three.xhtml': '<svg role="img"><path d="M0 0"/></svg>',
    }),
  ).toEqual(['one.xhtml']);
});
