import { encodePlain } from '../../../../engine/playground/share';
import { createEmbedCode } from '../embedCode';

const project = {
  title: 'Suma',
  files: [{ name: 'suma.c', text: 'int main(void)\n{\n}\n' }],
  settings: { standard: 'c17', flags: [], args: '' },
} as const;
const site = 'https://example.org/sub/';

/** Parses the code as the embedding page does. */
function parseFrame(code: string): HTMLIFrameElement {
  const page = new DOMParser().parseFromString(code, 'text/html');
  const iframe = page.querySelector('iframe');
  if (!iframe || page.body.children.length !== 1) throw new Error(code);
  return iframe;
}

it('is a frame with a title whose address has the program after the #', () => {
  const hash = encodePlain(project);
  const { src, title } = parseFrame(createEmbedCode(project, site, hash));
  expect(src).toBe(`https://example.org/sub/laboratorio/c/incrustado/${hash}`);
  expect(title).toBe('Suma');
});

it('asks for a theme where one is chosen', () => {
  expect(
    parseFrame(createEmbedCode(project, site, '#c=0x', { theme: 'dark' })).src,
  ).toBe(
    'https://example.org/sub/laboratorio/c/incrustado/?docusaurus-theme=dark#c=0x',
  );
});

it('closes the files that the reader may not change', () => {
  const choices = {
    theme: 'light',
    lockedNames: ['dado.h', 'dado.c'],
  } as const;
  expect(parseFrame(createEmbedCode(project, site, '#c=0x', choices)).src).toBe(
    'https://example.org/sub/laboratorio/c/incrustado/?docusaurus-theme=light&locked=dado.h,dado.c#c=0x',
  );
});

it('lets no title break out of its attribute', () => {
  const title = '"><script>alert(1)</script>&amp;';
  const code = createEmbedCode({ ...project, title }, site, '#c=0x');
  expect(parseFrame(code).title).toBe(title);
});

it('is as high as its code, up to what fits a screen', () => {
  const longFiles = [{ name: 'a.c', text: '\n'.repeat(900) }];
  const measureHeight = (files: typeof longFiles) =>
    Number(
      parseFrame(createEmbedCode({ ...project, files }, site, '#')).height,
    );
  expect(measureHeight([{ name: 'a.c', text: '' }])).toBeLessThan(
    measureHeight(longFiles),
  );
  expect(measureHeight(longFiles)).toBeLessThan(900);
});
