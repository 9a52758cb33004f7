/** @jest-environment node */
import { cleanLesson } from '../clean/index.mjs';

/** Reads the content of a page whose classes already have readable names. */
const clean = (content: string) =>
  cleanLesson({
    html: `<article><div class="theme-doc-markdown markdown">${content}</div><footer><time datetime="2026-11-28T00:00:00.000Z" itemprop="dateModified">28 nov</time></footer></article>`,
    classNames: new Map([['Qz', 'labs/quiz:quiz']]),
    path: '/stevelabs/program1/salida/',
    siteUrl: 'https://example.org/sub',
    basePath: '/sub',
    chapters: new Map([
      ['/stevelabs/program1/salida/', 'salida'],
      ['/stevelabs/program1/tipos/', 'tipos'],
    ]),
    file: 'docs/stevelabs/program1/1-empezar/salida.mdx',
    source: '---\ntitle: Salida\n---\n\n## Los `saltos`\n',
  });

const readBody = (content: string) => {
  const { body, faults } = clean(content);
  expect(faults).toEqual([]);
  return body;
};

const text = (value: string) => ({ type: 'text', value });
const paragraph = (value: string) => ({
  type: 'paragraph',
  children: [text(value)],
});

it('stops at an element that the books do not know, with its file, line, section and what to add', () => {
  const { faults } = clean(
    '<h2 id="saltos">Los <code>saltos</code></h2><marquee class="labs/news:ticker">Pasa el tren</marquee>',
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]?.split('\n').slice(0, 3)).toEqual([
    'docs/stevelabs/program1/1-empezar/salida.mdx:5 · apartado «Los saltos»',
    '  se esperaba: un elemento que los libros conocen',
    '  se encontró: <marquee class="labs/news:ticker"> «Pasa el tren»',
  ]);
  expect(faults[0]).toMatch(/\n {2}qué añadir: .*tree\.ts/);
});

it('stops at a known element with a class of a component that the books do not know', () => {
  for (const content of [
    '<p class="labs/news:lead">Hola</p>',
    '<p>Hola <span class="labs/news:tag">hoy</span></p>',
    '<p><video src="x.mp4"></video></p>',
    '<form class="labs/quiz:question"></form>',
    '<pre class="components/CodeBlock:code"><code>x</code></pre><hr>',
  ])
    expect(clean(content).faults).toHaveLength(1);
});

it('reads the data at the top of a lesson and the day of its revision', () => {
  const lesson = clean(
    '<header><h1>Salida en C</h1><div class="courses/components/LessonHeader:header"><p><strong>Duración:</strong> <!-- -->un rato</p><p><strong>Antes conviene:</strong> <a href="/sub/stevelabs/program1/tipos/">Tipos</a></p><details><summary>Al terminar podrás</summary><p><strong>Al terminar podrás:</strong></p><ul><li>Escribir.</li></ul></details></div></header><p>Hola.</p>',
  );
  expect(lesson).toMatchObject({
    title: [text('Salida en C')],
    duration: [text('un rato')],
    requirements: [{ type: 'reference', chapter: 'tipos' }],
    objectives: [[text('Escribir.')]],
    body: [paragraph('Hola.')],
    revised: '2026-11-28',
    faults: [],
  });
});

it('leaves out what only works on a screen', () => {
  expect(
    readBody(
      '<h2 class="anchor" id="a">Título<a class="hash-link" href="#a">​</a></h2><div class="labs/kit/Strip:strip"><button>Ejecutar</button></div><p data-live="">Cargando</p><section class="courses/components/LessonProgress/LessonEnd:end"><p>Márcala</p></section>',
    ),
  ).toEqual([
    { type: 'heading', level: 2, id: 'a', children: [text('Título')] },
  ]);
});

it('knows references to the book, to the glossary, to the site and to other sites', () => {
  expect(
    readBody(
      '<p><a href="/sub/stevelabs/program1/tipos/#el-byte">a</a><a href="#aqu%C3%AD">b</a><span><a class="glossary/components/Term:term" href="/sub/glosario/#byte">c</a></span><a href="/sub/articulos/">d</a><a href="https://c.org/">e</a></p>',
    ),
  ).toEqual([
    {
      type: 'paragraph',
      children: [
        {
          type: 'reference',
          chapter: 'tipos',
          anchor: 'el-byte',
          children: [text('a')],
        },
        {
          type: 'reference',
          chapter: 'salida',
          anchor: 'aquí',
          children: [text('b')],
        },
        { type: 'term', id: 'byte', children: [text('c')] },
        {
          type: 'link',
          url: 'https://example.org/sub/articulos/',
          children: [text('d')],
        },
        { type: 'link', url: 'https://c.org/', children: [text('e')] },
      ],
    },
  ]);
});

it('what is typed in a form is code', () => {
  expect(
    readBody(
      '<p class="labs/sql/views/SqlForm:given">Carnet<!-- -->: <mark class="labs/sql/views/SqlForm:typed">046</mark></p>',
    ),
  ).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Carnet: ' },
        { type: 'inlineCode', value: '046' },
      ],
    },
  ]);
});

it('keeps the spaces between words, and only those', () => {
  expect(readBody('<p>\n Uno <em>dos</em> \n tres\u00a0% </p>')).toEqual([
    {
      type: 'paragraph',
      children: [
        text('Uno '),
        { type: 'emphasis', children: [text('dos')] },
        text(' tres\u00a0% '.trimEnd()),
      ],
    },
  ]);
});

it('gives each line of a program its coloured parts, and its expected output after it', () => {
  expect(
    readBody(
      '<div class="components/CodeBlock:block" data-lab=""><div class="labs/c/views/CLab:file"><div class="components/CodeBlock:bar"><span class="components/CodeBlock:title">a.txt</span></div><div class="labs/kit/editor:static"><pre class="components/CodeBlock:code labs/kit/editor:text" aria-label="a.txt"><code>uno</code></pre></div></div><div class="components/CodeBlock:bar"><span class="components/CodeBlock:title">a.c</span><button>Copiar</button></div><div class="labs/kit/editor:static"><span class="labs/kit/editor:numbers" data-numbers="1"></span><pre class="components/CodeBlock:code" aria-label="Código C: a.c"><code><span class="tok-keyword">int</span> a;\n\n<span class="tok-comment">/* x\ny */</span>\n</code></pre></div><div></div><details class="labs/kit/expected:expected labs/c/views/CLab:expected"><summary>Salida esperada<!-- --> si escribes <kbd>7</kbd></summary><pre role="group"><code> 7\n</code></pre></details></div>',
    ),
  ).toEqual([
    {
      type: 'code',
      label: '',
      title: 'a.txt',
      lines: [[{ text: 'uno', kind: undefined }]],
    },
    {
      type: 'code',
      label: 'Código C',
      title: 'a.c',
      lines: [
        [
          { text: 'int', kind: 'keyword' },
          { text: ' a;', kind: undefined },
        ],
        [],
        [{ text: '/* x', kind: 'comment' }],
        [{ text: 'y */', kind: 'comment' }],
      ],
    },
    {
      type: 'output',
      label: [
        text('Salida esperada si escribes '),
        { type: 'keyboard', value: '7' },
      ],
      children: [{ type: 'preformatted', text: ' 7' }],
    },
  ]);
});

it('tells the prompt of a session from its command and from what comes out', () => {
  expect(
    readBody(
      '<div class="components/CodeBlock:block"><div class="components/CodeBlock:bar"><span class="components/CodeBlock:label">Terminal</span></div><pre class="components/CodeBlock:code components/CodeBlock:wide" aria-label="Terminal"><code><span class="tok-prompt">ana@club</span>:<span class="tok-path">~$</span> <span class="tok-name">ls</span> x\nno existe</code></pre></div>',
    ),
  ).toEqual([
    {
      type: 'session',
      label: 'Terminal',
      title: undefined,
      lines: [
        {
          prompt: [
            { text: 'ana@club', kind: 'prompt' },
            { text: ':', kind: undefined },
            { text: '~$', kind: 'path' },
          ],
          parts: [
            { text: ' ', kind: undefined },
            { text: 'ls', kind: 'name' },
            { text: ' x', kind: undefined },
          ],
        },
        { prompt: [], parts: [{ text: 'no existe', kind: undefined }] },
      ],
    },
  ]);
});

it('reads a table with its caption, headers and numbers', () => {
  expect(
    readBody(
      '<div class="components/Table:frame"><table class="labs/exercise:cases"><caption>Sale</caption><thead><tr><th>Caso</th></tr></thead><tbody><tr><th>uno</th><td data-number="">1</td><td><pre class="labs/exercise:text">a  b</pre></td></tr></tbody></table></div>',
    ),
  ).toEqual([
    {
      type: 'table',
      caption: [text('Sale')],
      head: [
        [{ isHeader: true, isNumber: false, children: [paragraph('Caso')] }],
      ],
      body: [
        [
          { isHeader: true, isNumber: false, children: [paragraph('uno')] },
          { isHeader: false, isNumber: true, children: [paragraph('1')] },
          {
            isHeader: false,
            isNumber: false,
            children: [{ type: 'preformatted', text: 'a  b' }],
          },
        ],
      ],
    },
  ]);
});

it('takes a picture out of its paragraph, with its alternative text', () => {
  expect(
    readBody(
      '<p>Mira: <img class="theme-classic/theme/MDXComponents/Img:img" alt="Un robot" src="/sub/assets/r.svg"></p>',
    ),
  ).toEqual([
    paragraph('Mira:'),
    { type: 'figure', alt: 'Un robot', src: '/assets/r.svg' },
  ]);
});

it('reads asides, admonitions, lists and quotes with what they contain', () => {
  expect(
    readBody(
      '<details class="theme-common/components/Details:details alert alert--info"><summary>Más</summary><div><div class="theme-common/components/Details:collapsibleContent"><p>Dentro.</p></div></div></details><div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="theme-classic/theme/Admonition/Layout:admonitionHeading"><span class="theme-classic/theme/Admonition/Layout:admonitionIcon"><svg></svg></span>Nota</div><div class="theme-classic/theme/Admonition/Layout:admonitionContent"><p>Ojo.</p></div></div><ol start="3"><li>Tres <ul><li>a</li></ul></li></ol><blockquote><p>Dijo.</p></blockquote>',
    ),
  ).toEqual([
    {
      type: 'details',
      summary: [text('Más')],
      children: [paragraph('Dentro.')],
    },
    {
      type: 'admonition',
      kind: 'note',
      title: [text('Nota')],
      children: [paragraph('Ojo.')],
    },
    {
      type: 'list',
      isOrdered: true,
      start: 3,
      items: [
        [
          paragraph('Tres'),
          {
            type: 'list',
            isOrdered: false,
            start: 1,
            items: [[paragraph('a')]],
          },
        ],
      ],
    },
    { type: 'quote', children: [paragraph('Dijo.')] },
  ]);
});

it('reads questions by the short name of their class, with options, answers and the rest of a long statement', () => {
  expect(
    readBody(
      '<div class="Qz"><form class="labs/quiz:question"><fieldset><legend>¿Qué sale?</legend><p>Dos veces.</p><div class="labs/quiz:options"><label class="labs/quiz:option"><input type="radio">a) <span><code>1</code></span></label></div><div class="labs/quiz:row"></div><details class="labs/quiz:answer"><summary>Ver</summary><div class="labs/quiz:reason labs/quiz:right"><strong class="labs/quiz:mark"><span>✓ </span>a) Correcta</strong><p>Sí.</p></div></details><div class="labs/quiz:result"></div></fieldset></form><form class="labs/quiz:question"><fieldset><legend>Se llama ___.</legend><div class="labs/quiz:options"><label class="labs/quiz:field">Tu respuesta<input type="text"></label></div><details class="labs/quiz:answer"><summary>Ver</summary><div class="labs/quiz:reason labs/quiz:wrong"><strong class="labs/quiz:mark">✗ Incorrecta</strong><p>No.</p></div></details></fieldset></form><p class="labs/quiz:score"></p></div>',
    ),
  ).toEqual([
    {
      type: 'quiz',
      questions: [
        {
          kind: 'one',
          statement: [paragraph('¿Qué sale?'), paragraph('Dos veces.')],
          options: [
            { letter: 'a', children: [{ type: 'inlineCode', value: '1' }] },
          ],
          reasons: [
            { letter: 'a', isRight: true, children: [paragraph('Sí.')] },
          ],
        },
        {
          kind: 'typed',
          statement: [paragraph('Se llama ___.')],
          options: [],
          reasons: [
            { letter: undefined, isRight: false, children: [paragraph('No.')] },
          ],
        },
      ],
    },
  ]);
});

it('reads an exercise with its level, hints and answer, without the program that repeats another', () => {
  expect(
    readBody(
      '<section class="labs/exercise:exercise" aria-labelledby="ejercicio-uno"><header class="labs/exercise:header"><h3 id="ejercicio-uno" class="labs/exercise:title">Uno</h3><span class="labs/exercise:level labs/exercise:reto">Reto, otro día</span></header><div class="labs/exercise:statement"><p>Haz.</p></div><p class="labs/exercise:note">Empieza donde acabó «Cero».</p><div class="labs/exercise:repeated"><p>otra vez</p></div><div class="labs/exercise:actions"><button>Resolver</button></div><details class="labs/exercise:fold"><summary>Pistas</summary><details class="labs/exercise:hint"><summary>Pista 1</summary><p>Mira.</p></details><details class="labs/exercise:hint"><summary>Pista 2</summary><p>Más.</p></details></details><details class="labs/exercise:fold"><summary>Solución comentada</summary><p>Así.</p></details></section>',
    ),
  ).toEqual([
    {
      type: 'exercise',
      kind: 'exercise',
      id: 'ejercicio-uno',
      title: [text('Uno')],
      level: 'Reto, otro día',
      statement: [paragraph('Haz.')],
      start: [paragraph('Empieza donde acabó «Cero».')],
      hints: [[paragraph('Mira.')], [paragraph('Más.')]],
      answer: [paragraph('Así.')],
    },
  ]);
});

it('reads a step and the pause that sends to the warm-up', () => {
  expect(
    readBody(
      '<section class="labs/exercise:exercise" aria-labelledby="paso-uno"><header class="labs/exercise:header"><p class="labs/exercise:title"><strong>Completa</strong></p></header><div class="labs/exercise:statement">Haz.</div><details class="labs/exercise:fold"><summary>Pista</summary><p>Mira.</p></details><details class="labs/exercise:fold"><summary>Ver la respuesta</summary><p>Así.</p></details></section><aside class="courses/components/Pause:pause"><h3>Buen sitio</h3><p>El calentamiento: <a href="#ejercicio-uno">Uno</a>.</p><p>Cuando vuelvas…</p></aside>',
    ),
  ).toMatchObject([
    {
      type: 'exercise',
      kind: 'step',
      id: 'paso-uno',
      title: [text('Completa')],
      level: undefined,
      hints: [[paragraph('Mira.')]],
      answer: [paragraph('Así.')],
    },
    {
      type: 'pause',
      children: [
        {
          children: [
            text('El calentamiento: '),
            { type: 'reference', chapter: 'salida', anchor: 'ejercicio-uno' },
            text('.'),
          ],
        },
      ],
    },
  ]);
});
