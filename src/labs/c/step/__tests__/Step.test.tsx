import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../components/Announcer/announce';
import { progressStore } from '../../../../progress/current';
import { emptyProgress } from '../../../../progress/schema';
import { setPathname } from '../../../../testing/docusaurus/router';
import { words } from '../../../exercise/words';
import { createFakeEngine as mockEngine } from '../../exercise/__tests__/fakeEngine';
import { words as cWords } from '../../words';
import { sentences } from '../sentences';
import { createStepPage } from './harness';

// Fake programs write 8 if they add their variables; otherwise their own
// source.
jest.mock('../../client', () => ({
  getCEngine: () =>
    mockEngine((source) => {
      if (source.includes('uno')) return { stdout: 'uno\ndos\n' };
      const [a, print] = [source.indexOf('int a'), source.indexOf('a + b')];
      const isRight =
        /printf\("%d\\n", (?:4 \+ 4|8)\)/.test(source) ||
        (a >= 0 && a < print && !source.includes('a = 9'));
      return { stdout: isRight ? '8\n' : '?' };
    }),
}));

const lesson = '/stevelabs/program1/salida/';
const user = userEvent.setup();
const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });
const findResult = () => screen.findByRole('group', { name: words.result });
const answer = () =>
  screen.getByText(words.answer).closest('details') ?? document.body;

let announcements: string[];
let stopListening: () => void;

beforeEach(() => {
  localStorage.clear();
  setPathname(lesson);
  progressStore.update(() => emptyProgress);
  announcements = [];
  stopListening = onAnnounce((text) => announcements.push(text));
});

afterEach(() => {
  stopListening();
});

async function open(...parameters: Parameters<typeof createStepPage>) {
  const view = render(await createStepPage(...parameters));
  await user.click(getButton(new RegExp(`^${words.open}`)));
  await screen.findByRole('button', { name: words.check });
  return view;
}

const check = () => user.click(getButton(words.check));

const hasFocus = (element: HTMLElement) =>
  waitFor(() => {
    expect(element).toHaveFocus();
  });

const isSolved = () =>
  progressStore.getSnapshot().data.scores[`step:${lesson}:mira`]?.points;

describe('what a program prints', () => {
  const getField = () =>
    screen.getByRole('textbox', { name: sentences.output });

  it('is typed, and what differs is shown with the reason', async () => {
    await open('predice');
    await hasFocus(getField());
    await check();
    expect(announcements).toEqual([sentences.writeFirst]);
    expect(screen.queryByRole('group', { name: words.result })).toBeNull();
    expect(answer()).not.toHaveAttribute('open');

    await user.type(getField(), 'uno dos');
    await check();
    const resultQueries = within(await findResult());
    expect(resultQueries.getAllByRole('insertion')[0]).toHaveTextContent(
      `${sentences.written}: uno`,
    );
    expect(resultQueries.getByRole('deletion')).toHaveTextContent(
      `${sentences.foretold}: uno`,
    );
    expect(answer()).toHaveAttribute('open');
    expect(isSolved()).toBe(0);
    expect(screen.queryByText('✓ Resuelto')).not.toBeInTheDocument();
  });

  it('is right without the line break at the end, and stays so', async () => {
    const { unmount } = await open('predice');
    await user.type(getField(), 'uno{Enter}dos');
    await check();
    expect(await findResult()).toHaveTextContent(sentences.solved);
    expect(screen.getByText('✓ Resuelto')).toBeInTheDocument();
    expect(isSolved()).toBe(1);
    unmount();
    render(await createStepPage('predice'));
    expect(screen.getByText('✓ Resuelto')).toBeInTheDocument();
  });

  it('can be seen once it was answered', async () => {
    await open('predice');
    expect(screen.queryByRole('button', { name: cWords.run })).toBeNull();
    await user.type(getField(), 'nada');
    await check();
    await user.click(getButton(cWords.run));
    const console = within(
      await screen.findByRole('group', { name: cWords.execution }),
    );
    expect(await console.findByText(/uno/)).toBeInTheDocument();
  });

  it('is chosen where there are options, and a wrong one tells nothing', async () => {
    await open('predice', {
      'paso.yml': 'tipo: predice\nopciones: [uno, tres]\nporque: Por eso.\n',
    });
    await check();
    expect(announcements).toEqual([sentences.chooseFirst]);
    await user.click(screen.getByRole('radio', { name: 'tres' }));
    await check();
    expect(await findResult()).toHaveTextContent(sentences.optionWrong);
    expect(answer()).not.toHaveAttribute('open');
    await user.click(screen.getByRole('radio', { name: /uno.*dos/s }));
    await check();
    expect(await findResult()).toHaveTextContent(sentences.solved);
    expect(answer()).toHaveAttribute('open');
  });

  it('is kept as far as it was typed', async () => {
    const { unmount } = await open('predice');
    await user.type(getField(), 'un');
    unmount();
    await open('predice');
    await waitFor(() => {
      expect(getField()).toHaveValue('un');
    });
  });
});

describe('what is missing in a program', () => {
  const blank = (name: RegExp) => screen.getByRole('textbox', { name });

  it('is written in its place and judged as a program', async () => {
    await open('completa');
    const first = blank(/^Hueco 1 de 2, línea 5$/);
    await hasFocus(first);
    await user.type(first, 'printf');
    await check();
    expect(announcements).toEqual([sentences.fillFirst]);
    await user.type(blank(/^Hueco 2/), '9');
    await check();
    expect(await findResult()).toHaveTextContent('Falla el caso');
    expect(answer()).not.toHaveAttribute('open');

    await user.clear(blank(/^Hueco 2/));
    await user.type(blank(/^Hueco 2/), '8{Enter}');
    expect(await screen.findByText(/¡Resuelto!/)).toBeInTheDocument();
    expect(answer()).toHaveAttribute('open');
    expect(isSolved()).toBe(1);
  });

  it('is explained when it does not compile', async () => {
    await open('completa');
    await user.type(blank(/^Hueco 1/), 'ERROR');
    await user.type(blank(/^Hueco 2/), '8');
    await check();
    expect(await screen.findByText(/No compila/)).toBeInTheDocument();
    expect(isSolved()).toBeUndefined();
  });
});

describe('the lines of a program', () => {
  const listLines = () =>
    screen
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent.trim());
  const getLine = (name: RegExp) => screen.getByRole('radio', { name });

  async function raise(name: RegExp, targetIndex: number) {
    await user.click(getLine(name));
    while (listLines().findIndex((text) => name.test(text ?? '')) > targetIndex)
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  }

  it('are moved with the keyboard, told, and judged in their order', async () => {
    await open('ordena');
    await raise(/int a/, 0);
    await hasFocus(getLine(/int a/));
    await raise(/int b/, 0);
    expect(listLines().slice(0, 2)).toEqual(['int b = 0;', 'int a = 8;']);
    expect(announcements.at(-1)).toMatch(/^int b = 0;: línea 1 de 4$/);

    await user.click(getLine(/a = 9/));
    const downButton = getButton(/Bajar/);
    while (downButton.getAttribute('aria-disabled') !== 'true')
      await user.click(downButton);
    expect(downButton).toHaveFocus();
    expect(announcements.at(-1)).toBe('a = 9;: fuera del programa');
    await check();
    expect(await findResult()).toHaveTextContent(/¡Resuelto!/);
    expect(isSolved()).toBe(1);
  });

  it('fail in another order', async () => {
    await open('ordena');
    await check();
    expect(await findResult()).toHaveTextContent('Falla el caso');
    expect(answer()).not.toHaveAttribute('open');
  });

  it('are dragged by their handle', async () => {
    const { container } = await open('ordena');
    const last = listLines().at(-1);
    // jsdom has no layout: each entry is 10 px high, in document order.
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function top(this: Element) {
        const entries = [...container.querySelectorAll('[data-entry]')];
        return DOMRect.fromRect({ y: entries.indexOf(this) * 10, height: 10 });
      });
    const row = screen.getAllByRole('radio').at(-1)?.closest('li');
    const handle = row?.querySelector('[aria-hidden]') ?? document.body;
    // jsdom has no pointer events either.
    const point = (target: Element | Window, type: string, clientY = 0) =>
      fireEvent(target, new MouseEvent(type, { bubbles: true, clientY }));
    point(handle, 'pointerdown');
    point(window, 'pointermove', 1);
    point(window, 'pointerup');
    expect(listLines()[0]).toBe(last);
    expect(announcements.at(-1)).toContain('línea 1 de');
    point(window, 'pointermove', 99);
    expect(listLines()[0]).toBe(last);
    jest.restoreAllMocks();
  });
});

describe('a trace table', () => {
  const getCell = (name: string) => screen.getByRole('textbox', { name });

  it('is filled in, and each cell has its verdict', async () => {
    await open('traza');
    await hasFocus(getCell('a después de int b = a;'));
    await check();
    expect(announcements).toEqual([sentences.cellsFirst]);
    await user.type(getCell('a después de int b = a;'), '1');
    await user.type(getCell('b después de int b = a;'), '1');
    await user.type(getCell('a después de a = 2;'), '2');
    await user.type(getCell('b después de a = 2;'), '2');
    await check();
    expect(await findResult()).toHaveTextContent('3 de 4 casillas están bien.');
    expect(getCell('b después de a = 2;')).toBeInvalid();
    expect(getCell('a después de a = 2;')).toBeValid();
    expect(answer()).not.toHaveAttribute('open');
    expect(getButton(cWords.steps)).toBeInTheDocument();

    await user.clear(getCell('b después de a = 2;'));
    await user.type(getCell('b después de a = 2;'), '1{Enter}');
    expect(await findResult()).toHaveTextContent('4 de 4 casillas');
    expect(answer()).toHaveAttribute('open');
    expect(isSolved()).toBe(4);
  });
});
