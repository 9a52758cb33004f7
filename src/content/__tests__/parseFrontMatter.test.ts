/** @jest-environment node */
import {
  createParseFrontMatter,
  getExpectedSlug,
} from '../../contentCheck/parseFrontMatter';

const lesson = {
  title: 'Variables',
  description:
    'Cómo guardar datos en un programa de C y qué tipo elegir en cada caso.',
  slug: '/stevelabs/program1/variable',
  sidebar_position: 1,
  tipo: 'leccion',
  requisitos: ['salida'],
  objetivos: ['Declarar una variable', 'Elegir un tipo', 'Convertir tipos'],
  last_update: { date: new Date('2026-11-21') },
};

const post = {
  title: 'Una reseña',
  description:
    'Una reseña de prueba con una descripción bastante larga para el esquema.',
  slug: '/reviews/prueba',
  date: new Date('2023-11-25'),
  authors: ['steve'],
  tags: ['reviews'],
  nota: 9,
  portada: '/img/articulos/prueba.svg',
  portada_alt: 'Un dibujo de prueba',
  relacionados: ['/rows/rc1', '/rows/rc2'],
};

function parse(filePath: string, frontMatter: Record<string, unknown>) {
  return createParseFrontMatter('/site')({
    filePath: `/site/${filePath}`,
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({ frontMatter, content: 'Texto' }),
  });
}

const lessonFile = 'docs/stevelabs/program1/2-datos/variable.mdx';

describe('front matter of a lesson', () => {
  it('passes when every field fits, and dates become text', async () => {
    const { frontMatter } = await parse(lessonFile, lesson);
    expect(frontMatter.last_update).toEqual({ date: '2026-11-21' });
  });

  it('marks in the menu a lesson of the current edition, and one that is to come, and nothing of the archive', async () => {
    const mark = { lesson: true };
    const current = await parse(lessonFile, lesson);
    expect(current.frontMatter.sidebar_custom_props).toEqual(mark);
    const archivedPage = await parse(
      'versioned_docs/version-3.1/stevelabs/program1/2-datos/variable.mdx',
      lesson,
    );
    expect(archivedPage.frontMatter.sidebar_custom_props).toBeUndefined();
    const { title, description, slug, sidebar_position, last_update } = lesson;
    const plannedPage = await parse(lessonFile, {
      title,
      description,
      slug,
      sidebar_position,
      last_update,
      tipo: 'proximamente',
    });
    expect(plannedPage.frontMatter.sidebar_custom_props).toEqual({
      soon: true,
    });
  });

  it('stops the build with file, field, expected and found when a field is wrong', async () => {
    await expect(
      parse(lessonFile, { ...lesson, sidebar_position: 'dos' }),
    ).rejects.toThrow(
      /variable\.mdx · campo «sidebar_position»\n {2}se esperaba: un entero de 0 a 99\n {2}se encontró: "dos"/,
    );
  });

  it('adds the estimated duration to a lesson of the current edition, and keeps the written one of the archive', async () => {
    const { frontMatter } = await parse(lessonFile, lesson);
    expect(frontMatter.tiempo).toEqual({ sittings: [0], challenge: 0 });
    const archivedPage = await parse(
      'versioned_docs/version-3.1/stevelabs/program1/2-datos/variable.mdx',
      { ...lesson, duracion: 25 },
    );
    expect(archivedPage.frontMatter).toMatchObject({ duracion: 25 });
    expect(archivedPage.frontMatter).not.toHaveProperty('tiempo');
  });

  it('refuses a duration that the author of a lesson wrote', async () => {
    await expect(
      parse(lessonFile, { ...lesson, duracion: 25 }),
    ).rejects.toThrow(
      /variable\.mdx[^\n]* · campo «duracion»\n {2}se esperaba: ninguno[^\n]*\n {2}se encontró: 25/,
    );
  });

  it('keeps the words that a lesson teaches, or needs early, out of the page', async () => {
    const { frontMatter } = await parse(lessonFile, {
      ...lesson,
      ensena: ['%d', 'int'],
      adelanta: ['return'],
    });
    expect(frontMatter.title).toBe(lesson.title);
    expect(frontMatter).not.toHaveProperty('ensena');
    expect(frontMatter).not.toHaveProperty('adelanta');
  });

  it.each([
    ['no list', 'printf', /campo «ensena»\n.*una lista de palabras/],
    ['an empty list', [], /campo «ensena»\n.*una palabra o más/],
    [
      'blanks at the end',
      ['ls '],
      /campo «ensena\.0»\n.*separadas por un espacio/,
    ],
    ['the same word twice', ['if', 'if'], /campo «ensena»\n.*distintas/],
  ])('refuses %s as the words that it teaches', async (_, ensena, expected) => {
    await expect(parse(lessonFile, { ...lesson, ensena })).rejects.toThrow(
      expected,
    );
  });

  it('refuses an objective that LPI does not have', async () => {
    const codes = { ...lesson, lpi: ['2.1', '2.9'] };
    await expect(parse(lessonFile, codes)).rejects.toThrow(
      /campo «lpi\.1»\n.*un código de LPI Linux Essentials/,
    );
  });

  it('names a field that does not exist in the schema', async () => {
    await expect(
      parse(lessonFile, { ...lesson, duracionn: 25 }),
    ).rejects.toThrow(/campo «duracionn»[\s\S]*no es un campo conocido/);
  });

  it('names the file and the missing field when one is left out', async () => {
    await expect(
      parse(lessonFile, { ...lesson, objetivos: undefined }),
    ).rejects.toThrow(/campo «objetivos»[\s\S]*nada \(falta el campo\)/);
  });

  it('refuses a kind of page that does not exist and lists the known ones', async () => {
    await expect(
      parse(lessonFile, { ...lesson, tipo: 'leccón' }),
    ).rejects.toThrow(
      /campo «tipo»[\s\S]*leccion, portada, proximamente, guia, articulo/,
    );
  });

  it('refuses a slug that is not the course root plus the file name', async () => {
    await expect(
      parse(lessonFile, { ...lesson, slug: '/stevelabs/program1/variables' }),
    ).rejects.toThrow(
      /se esperaba: \/stevelabs\/program1\/variable\n {2}se encontró: \/stevelabs\/program1\/variables/,
    );
  });

  it('is checked in a frozen edition too', async () => {
    await expect(
      parse(
        'versioned_docs/version-3.1/stevelabs/program1/2-datos/variable.mdx',
        { ...lesson, title: 7 },
      ),
    ).rejects.toThrow(/version-3\.1\/.*campo «title»/);
  });
});

describe('front matter of an article', () => {
  it('accepts a review with its score', async () => {
    await expect(parse('blog/reviews/prueba.mdx', post)).resolves.toMatchObject(
      {
        frontMatter: { date: '2023-11-25', nota: 9 },
      },
    );
  });

  it('refuses a score above ten', async () => {
    await expect(
      parse('blog/reviews/prueba.mdx', { ...post, nota: 11 }),
    ).rejects.toThrow(/campo «nota»[\s\S]*una nota de 0 a 10[\s\S]*11/);
  });

  it('refuses a category that is not in the closed list', async () => {
    await expect(
      parse('blog/info/prueba.mdx', {
        ...post,
        nota: undefined,
        nivel: 'inicial',
        tags: ['opinion'],
      }),
    ).rejects.toThrow(/campo «tags\.0»[\s\S]*"opinion"/);
  });

  it('refuses a category that is not the one of the address', async () => {
    const withoutScore = Object.fromEntries(
      Object.entries(post).filter(([field]) => field !== 'nota'),
    );
    await expect(
      parse('blog/info/prueba.mdx', {
        ...withoutScore,
        slug: '/info/prueba',
        nivel: 'inicial',
        tags: ['rows'],
      }),
    ).rejects.toThrow(
      /campo «tags»[\s\S]*la misma categoría con que empieza el slug/,
    );
    await expect(
      parse('blog/reviews/prueba.mdx', { ...post, slug: '/info/prueba' }),
    ).rejects.toThrow(/campo «slug»[\s\S]*el slug de una reseña/);
  });
});

it('leaves files outside docs and blog alone', async () => {
  await expect(
    parse('src/pages/x.mdx', { anything: 1 }),
  ).resolves.toMatchObject({
    frontMatter: { anything: 1 },
  });
});

describe('expectedSlug', () => {
  it.each([
    [
      'docs/stevelabs/program1/2-datos/variable.mdx',
      '/stevelabs/program1/variable',
    ],
    ['docs/dumix/linux1/index.mdx', '/dumix/linux1'],
    ['docs/dumix/pimp.mdx', '/dumix/pimp'],
    [
      'versioned_docs/version-3.1/dumix/linux1/2-archivos/archivos.mdx',
      '/dumix/linux1/archivos',
    ],
  ])('gives the route of %s', (file, slug) => {
    expect(getExpectedSlug(file)).toBe(slug);
  });
});
