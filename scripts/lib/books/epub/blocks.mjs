import { renderCode, renderPreformatted, renderSession } from './code.mjs';
import { renderDrawing } from './drawing.mjs';
import { renderInlines } from './inline.mjs';
import { renderTable } from './table.mjs';
import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Block} Block */
/** @typedef {import('../tree').Chapter} Chapter */
/** @typedef {import('../tree').Exercise} Exercise */
/** @typedef {import('../tree').Question} Question */
/** @typedef {import('../tree').Reason} Reason */

/**
 * Text that the reader opens from a link: a hint or an answer.
 *
 * @typedef {object} Note
 * @property {string} id
 * @property {string} title
 * @property {number} order Place among the notes of its exercise; answers have
 *   none, and go last.
 * @property {string} content Markup.
 */

/**
 * Chapter being written, with what its blocks leave for its end.
 *
 * @typedef {object} ChapterState
 * @property {Chapter} chapter
 * @property {ReadonlyMap<string, string>} pictures SVG of each `src`.
 * @property {Note[]} notes
 * @property {number} questions Number of questions written so far.
 * @property {number} drawings Number of drawings written so far.
 */

/**
 * Registers a note and writes the link to it.
 *
 * @param {ChapterState} state
 * @param {Note} note
 * @param {string} text
 * @returns {string}
 */
function renderNoteLink(state, note, text) {
  state.notes.push(note);
  return renderTextElement('a', text, {
    'epub:type': 'noteref',
    role: 'doc-noteref',
    id: `${note.id}-llamada`,
    href: `#${note.id}`,
  });
}

/** @param {readonly string[]} links */
const renderLinks = (links) =>
  renderElement('p', { class: 'note-links' }, links.join('\u00a0· '));

/**
 * Writes the content of a cell or an item, where a paragraph alone needs no
 * element.
 *
 * @param {readonly Block[]} blocks
 * @param {ChapterState} state
 * @returns {string}
 */
function renderCompact(blocks, state) {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph' &&
    rest.every(({ type }) => type === 'list')
    ? `${renderInlines(first.children)}${renderBlocks(rest, state)}`
    : renderBlocks(blocks, state);
}

/**
 * @param {Reason} reason
 * @param {ChapterState} state
 */
function renderReason({ letter, isRight, children }, state) {
  const verdict = isRight ? 'Correcta' : 'Incorrecta';
  const label = letter === undefined ? verdict : `${letter}) ${verdict}`;
  const [first, ...rest] = children;
  const lead = renderTextElement('strong', `${label}.`);
  return first?.type === 'paragraph'
    ? `<p>${lead} ${renderInlines(first.children)}</p>${renderBlocks(rest, state)}`
    : `<p>${lead}</p>${renderBlocks(children, state)}`;
}

/**
 * @param {Question} question
 * @param {ChapterState} state
 */
function renderQuestion({ statement, options, reasons }, state) {
  state.questions += 1;
  const title = `Pregunta ${state.questions}`;
  const id = `pregunta-${state.questions}`;
  const written = options.map(({ letter, children }) =>
    renderElement('li', {}, [
      renderTextElement('span', `${letter})`, { class: 'letter' }),
      ` ${renderInlines(children)}`,
    ]),
  );
  const link = renderNoteLink(
    state,
    {
      id: `${id}-respuesta`,
      title,
      order: Infinity,
      content: reasons.map((reason) => renderReason(reason, state)).join('\n'),
    },
    'Respuesta',
  );
  return renderElement(
    'section',
    { class: 'box', id, 'aria-labelledby': `${id}-titulo` },
    [
      renderTextElement('p', title, {
        class: 'box-title',
        id: `${id}-titulo`,
      }),
      renderBlocks(statement, state),
      ...(written.length === 0
        ? []
        : [renderElement('ol', { class: 'options' }, written)]),
      renderLinks([link]),
    ],
  );
}

/**
 * @param {Exercise} exercise
 * @param {ChapterState} state
 */
function renderExercise(exercise, state) {
  const { id, kind, level, hints } = exercise;
  const title = renderInlines(exercise.title);
  const isStep = kind === 'step';
  /** @type {(name: string) => string} */
  const nameNote = (name) => `${title}: ${name.toLowerCase()}`;
  const links = hints.map((hint, index) => {
    const name = hints.length === 1 ? 'Pista' : `Pista ${index + 1}`;
    return renderNoteLink(
      state,
      {
        id: `${id}-pista-${index + 1}`,
        title: nameNote(name),
        order: index + 1,
        content: renderBlocks(hint, state),
      },
      name,
    );
  });
  if (exercise.answer.length > 0) {
    const name = isStep ? 'Respuesta' : 'Solución';
    links.push(
      renderNoteLink(
        state,
        {
          id: `${id}-respuesta`,
          title: nameNote(name),
          order: Infinity,
          content: renderBlocks(exercise.answer, state),
        },
        name,
      ),
    );
  }
  links.push(
    renderTextElement('a', 'Resolver en el sitio', {
      href: `${state.chapter.url}#${id}`,
    }),
  );
  const heading =
    level === undefined
      ? title
      : `${title} ${renderTextElement('span', `(${level.toLowerCase()})`, { class: 'level' })}`;
  return renderElement(
    'section',
    { class: 'box', id, 'aria-labelledby': `${id}-titulo` },
    [
      renderElement(
        isStep ? 'p' : 'h3',
        { class: 'box-title', id: `${id}-titulo` },
        heading,
      ),
      renderBlocks(exercise.statement, state),
      renderBlocks(exercise.start, state),
      renderLinks(links),
    ],
  );
}

/**
 * @param {Block} block
 * @param {ChapterState} state
 * @returns {string}
 */
function renderBlock(block, state) {
  switch (block.type) {
    case 'heading':
      return renderElement(
        `h${block.level}`,
        { id: block.id },
        renderInlines(block.children),
      );
    case 'paragraph':
      return renderElement('p', {}, renderInlines(block.children));
    case 'list':
      return renderElement(
        block.isOrdered ? 'ol' : 'ul',
        {
          start: block.isOrdered && block.start !== 1 ? block.start : undefined,
        },
        block.items.map((item) =>
          renderElement('li', {}, renderCompact(item, state)),
        ),
      );
    case 'quote':
      return renderElement(
        'blockquote',
        {},
        renderBlocks(block.children, state),
      );
    case 'table':
      return renderTable(block, (cell) => renderCompact(cell, state));
    case 'code':
      return renderCode(block);
    case 'session':
      return renderSession(block);
    case 'preformatted':
      return renderPreformatted(block);
    case 'output':
      return renderElement('div', { class: 'output' }, [
        renderElement('p', { class: 'box-label' }, renderInlines(block.label)),
        renderBlocks(block.children, state),
      ]);
    case 'figure':
      state.drawings += 1;
      return renderDrawing(block, {
        id: `dibujo-${state.drawings}`,
        file: state.chapter.file,
        pictures: state.pictures,
      });
    case 'admonition':
      return renderElement('div', { class: 'aside', role: 'note' }, [
        renderElement('p', { class: 'box-title' }, renderInlines(block.title)),
        renderBlocks(block.children, state),
      ]);
    case 'details':
      return renderElement('div', { class: 'aside' }, [
        renderElement(
          'p',
          { class: 'box-title' },
          renderInlines(block.summary),
        ),
        renderBlocks(block.children, state),
      ]);
    case 'quiz':
      return block.questions
        .map((question) => renderQuestion(question, state))
        .join('\n');
    case 'exercise':
      return renderExercise(block, state);
    case 'pause':
      return renderElement(
        'div',
        { class: 'pause' },
        renderBlocks(block.children, state),
      );
  }
}

/**
 * Writes blocks in their order.
 *
 * @param {readonly Block[]} blocks
 * @param {ChapterState} state
 * @returns {string}
 */
export const renderBlocks = (blocks, state) =>
  blocks.map((block) => renderBlock(block, state)).join('\n');

/**
 * Writes the notes of a chapter, for its end. Hints go before answers, and the
 * first hint of every exercise before the second of any: a reader whose device
 * goes to a note sees no other of the same exercise.
 *
 * @param {readonly Note[]} notes
 * @returns {string}
 */
export function renderNotes(notes) {
  const sorted = [...notes].sort((a, b) =>
    a.order === b.order ? 0 : a.order - b.order,
  );
  /** @type {(title: string, id: string, kept: readonly Note[]) => string} */
  const renderGroup = (title, id, kept) =>
    kept.length === 0
      ? ''
      : renderElement('section', { 'aria-labelledby': id }, [
          renderTextElement('h2', title, { id }),
          ...kept.map((note) =>
            renderElement(
              'aside',
              { 'epub:type': 'footnote', role: 'doc-footnote', id: note.id },
              [
                renderElement('p', { class: 'box-title' }, [
                  note.title,
                  ' ',
                  renderElement(
                    'a',
                    { role: 'doc-backlink', href: `#${note.id}-llamada` },
                    escapeXml('Volver'),
                  ),
                ]),
                `\n${note.content}`,
              ],
            ),
          ),
        ]);
  return [
    renderGroup(
      'Pistas',
      'libro-pistas',
      sorted.filter(({ order }) => order !== Infinity),
    ),
    renderGroup(
      'Respuestas',
      'libro-respuestas',
      sorted.filter(({ order }) => order === Infinity),
    ),
  ].join('\n');
}
