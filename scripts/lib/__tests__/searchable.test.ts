/** @jest-environment node */
import { renderSearchableHtml } from '../searchable.mjs';

const read = (body: string) =>
  renderSearchableHtml(
    `<!doctype html><html lang=es><body><main data-pagefind-body>${body}</main>`,
  );

it('leaves out a page that is not searched', () => {
  expect(renderSearchableHtml('<main>Hola</main>')).toBeUndefined();
});

it('gives code less weight than prose', () => {
  expect(read('<pre>int oro;</pre>')).toContain(
    '<pre data-pagefind-weight="0.2">int oro;</pre>',
  );
});

it('keeps apart what only looks apart', () => {
  expect(read('<table><tr><td>~<td>Tu carpeta</table>')).toContain(
    '<td>~ · </td><td>Tu carpeta · </td>',
  );
});

it.each([
  ['a button', '<button>Ejecutar</button>'],
  ['a picture', '<img alt=Dibujo src=x.svg>'],
  ['an anchor of a heading', '<a class="x hash-link" href=#a>#</a>'],
  ['what is hidden from screen readers', '<span aria-hidden=true>▶</span>'],
  ['what the application fills', '<span data-live=c>5 MB</span>'],
  ['what a component leaves out', '<p data-pagefind-ignore>nada'],
])('leaves out %s and nothing after it', (_, decoration) => {
  expect(read(`<p>Antes</p>${decoration}<p>Después`)).toContain(
    '<main data-pagefind-body=""><p>Antes</p><p>Después</p></main>',
  );
});
