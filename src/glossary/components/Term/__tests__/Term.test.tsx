import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../components/Announcer/announce';
import Term from '..';

jest.useFakeTimers();

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Renders a paragraph with two terms. */
function renderText(): void {
  render(
    <p>
      El <Term id="enlazador">enlazador</Term> crea un{' '}
      <Term id="ejecutable">programa</Term>. <button type="button">Otro</button>
    </p>,
  );
}

const word = (name: string) => screen.getByRole('link', { name });
const popover = (name: string) =>
  screen.queryByRole('group', { name: `Glosario: ${name}` });

/** Waits for the chunk to load and advances the timers. */
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

const hover = async (name: string, ms = 300) => {
  await user.hover(word(name));
  await settle(ms);
};

const tap = async (target: Element) => {
  await user.pointer({ keys: '[TouchA]', target });
  await settle();
};

it('is a link to its entry in the glossary', () => {
  renderText();
  expect(word('programa')).toHaveAttribute('href', '/glosario/#ejecutable');
  expect(popover('ejecutable')).toBeNull();
});

describe('what opens', () => {
  it('says the term, its English name, its definition and where to read more', async () => {
    renderText();
    await hover('enlazador');
    expect(popover('enlazador')).toHaveTextContent(
      /enlazador en inglés, linker.*archivos objeto/,
    );
    expect(screen.getByText('linker')).toHaveAttribute('lang', 'en');
    expect(word('Ver en el glosario')).toHaveAttribute(
      'href',
      '/glosario/#enlazador',
    );
    expect(word('Leer «Compilar: del código al ejecutable»')).toHaveAttribute(
      'href',
      '/stevelabs/program1/compile/',
    );
  });

  it('describes the link while it is open', async () => {
    renderText();
    await hover('enlazador');
    expect(word('enlazador')).toHaveAccessibleDescription(/une los archivos/);
    await user.keyboard('{Escape}');
    expect(word('enlazador')).not.toHaveAttribute('aria-describedby');
  });

  it('closes the one that was open before', async () => {
    renderText();
    await tap(word('enlazador'));
    await tap(word('programa'));
    expect(popover('enlazador')).toBeNull();
    expect(popover('ejecutable')).toBeInTheDocument();
  });
});

describe('with a mouse', () => {
  it('opens when the pointer rests on the word, and not before', async () => {
    renderText();
    await hover('enlazador', 250);
    expect(popover('enlazador')).toBeNull();
    await settle(50);
    expect(popover('enlazador')).toBeInTheDocument();
  });

  it('does not open for a pointer that only passes by', async () => {
    renderText();
    await hover('enlazador', 100);
    await user.unhover(word('enlazador'));
    await settle(1000);
    expect(popover('enlazador')).toBeNull();
  });

  it('stays while the pointer is on the definition, and closes after it leaves', async () => {
    renderText();
    await hover('enlazador');
    await user.hover(screen.getByText(/une los archivos objeto/));
    await settle(1000);
    expect(popover('enlazador')).toBeInTheDocument();
    await user.hover(screen.getByRole('button'));
    await settle(1000);
    expect(popover('enlazador')).toBeNull();
  });

  it('closes with Escape although the focus is elsewhere', async () => {
    renderText();
    await hover('enlazador');
    await user.keyboard('{Escape}');
    expect(popover('enlazador')).toBeNull();
  });

  it('says nothing aloud', async () => {
    const said: string[] = [];
    const stop = onAnnounce((message) => said.push(message));
    renderText();
    await hover('enlazador');
    stop();
    expect(said).toEqual([]);
  });

  it('follows the link with a click', async () => {
    renderText();
    const followed = jest.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    document.addEventListener('click', followed, { once: true });
    await user.click(word('enlazador'));
    expect(followed).toHaveReturnedWith(false);
  });
});

describe('with the keyboard', () => {
  it('opens when the word has the focus, and says the definition without its marks', async () => {
    const said: string[] = [];
    const stop = onAnnounce((message) => said.push(message));
    renderText();
    await user.tab();
    await settle();
    stop();
    expect(word('enlazador')).toHaveFocus();
    expect(popover('enlazador')).toBeInTheDocument();
    expect(said).toEqual([expect.stringMatching(/^Programa que une/)]);
    expect(said.join()).not.toContain('`');
  });

  it('is one stop: the next Tab leaves the definition and its links behind', async () => {
    renderText();
    await user.tab();
    await settle();
    expect(word('Ver en el glosario')).toBeVisible();
    await user.tab();
    await settle();
    expect(word('programa')).toHaveFocus();
    expect(popover('enlazador')).toBeNull();
  });

  it('closes with Escape from inside, back on the word, and stays closed', async () => {
    renderText();
    await user.tab();
    await settle();
    word('Ver en el glosario').focus();
    await user.keyboard('{Escape}');
    await settle(1000);
    expect(word('enlazador')).toHaveFocus();
    expect(popover('enlazador')).toBeNull();
  });

  it('keeps other keys for others', async () => {
    renderText();
    await user.tab();
    await settle();
    await user.keyboard('a');
    expect(popover('enlazador')).toBeInTheDocument();
  });
});

describe('with a finger', () => {
  it('opens with the first tap instead of leaving the page', async () => {
    renderText();
    const prevented = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', prevented, { once: true });
    await tap(word('enlazador'));
    expect(prevented).toHaveReturnedWith(true);
    expect(popover('enlazador')).toBeInTheDocument();
  });

  it('closes with a second tap on the word', async () => {
    renderText();
    await tap(word('enlazador'));
    await tap(word('enlazador'));
    await settle(1000);
    expect(popover('enlazador')).toBeNull();
  });

  it('closes with a tap elsewhere', async () => {
    renderText();
    await tap(word('enlazador'));
    await tap(screen.getByRole('paragraph'));
    expect(popover('enlazador')).toBeNull();
  });
});
