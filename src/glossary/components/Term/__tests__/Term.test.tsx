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

const getWord = (name: string) => screen.getByRole('link', { name });
const queryPopover = (name: string) =>
  screen.queryByRole('group', { name: `Glosario: ${name}` });

/** Waits for the chunk to load and advances the timers. */
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

const hoverWord = async (name: string, ms = 300) => {
  await user.hover(getWord(name));
  await settle(ms);
};

const tapTarget = async (target: Element) => {
  await user.pointer({ keys: '[TouchA]', target });
  await settle();
};

it('is a link to its entry in the glossary', () => {
  renderText();
  expect(getWord('programa')).toHaveAttribute('href', '/glosario/#ejecutable');
  expect(queryPopover('ejecutable')).toBeNull();
});

describe('what opens', () => {
  it('says the term, its English name, its definition and where to read more', async () => {
    renderText();
    await hoverWord('enlazador');
    expect(queryPopover('enlazador')).toHaveTextContent(
      /enlazador en inglés, linker.*archivos objeto/,
    );
    expect(screen.getByText('linker')).toHaveAttribute('lang', 'en');
    expect(getWord('Ver en el glosario')).toHaveAttribute(
      'href',
      '/glosario/#enlazador',
    );
    expect(
      getWord('Leer «Compilar: del código al ejecutable»'),
    ).toHaveAttribute('href', '/stevelabs/program1/compile/');
  });

  it('describes the link while it is open', async () => {
    renderText();
    await hoverWord('enlazador');
    expect(getWord('enlazador')).toHaveAccessibleDescription(
      /une los archivos/,
    );
    await user.keyboard('{Escape}');
    expect(getWord('enlazador')).not.toHaveAttribute('aria-describedby');
  });

  it('closes the one that was open before', async () => {
    renderText();
    await tapTarget(getWord('enlazador'));
    await tapTarget(getWord('programa'));
    expect(queryPopover('enlazador')).toBeNull();
    expect(queryPopover('ejecutable')).toBeInTheDocument();
  });
});

describe('with a mouse', () => {
  it('opens when the pointer rests on the word, and not before', async () => {
    renderText();
    await hoverWord('enlazador', 250);
    expect(queryPopover('enlazador')).toBeNull();
    await settle(50);
    expect(queryPopover('enlazador')).toBeInTheDocument();
  });

  it('does not open for a pointer that only passes by', async () => {
    renderText();
    await hoverWord('enlazador', 100);
    await user.unhover(getWord('enlazador'));
    await settle(1000);
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('stays while the pointer is on the definition, and closes after it leaves', async () => {
    renderText();
    await hoverWord('enlazador');
    await user.hover(screen.getByText(/une los archivos objeto/));
    await settle(1000);
    expect(queryPopover('enlazador')).toBeInTheDocument();
    await user.hover(screen.getByRole('button'));
    await settle(1000);
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('closes with Escape although the focus is elsewhere', async () => {
    renderText();
    await hoverWord('enlazador');
    await user.keyboard('{Escape}');
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('says nothing aloud', async () => {
    const announcements: string[] = [];
    const stop = onAnnounce((message) => announcements.push(message));
    renderText();
    await hoverWord('enlazador');
    stop();
    expect(announcements).toEqual([]);
  });

  it('follows the link with a click', async () => {
    renderText();
    const followSpy = jest.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    document.addEventListener('click', followSpy, { once: true });
    await user.click(getWord('enlazador'));
    expect(followSpy).toHaveReturnedWith(false);
  });
});

describe('with the keyboard', () => {
  it('opens when the word has the focus, and says the definition without its marks', async () => {
    const announcements: string[] = [];
    const stop = onAnnounce((message) => announcements.push(message));
    renderText();
    await user.tab();
    await settle();
    stop();
    expect(getWord('enlazador')).toHaveFocus();
    expect(queryPopover('enlazador')).toBeInTheDocument();
    expect(announcements).toEqual([expect.stringMatching(/^Programa que une/)]);
    expect(announcements.join()).not.toContain('`');
  });

  it('is one stop: the next Tab leaves the definition and its links behind', async () => {
    renderText();
    await user.tab();
    await settle();
    expect(getWord('Ver en el glosario')).toBeVisible();
    await user.tab();
    await settle();
    expect(getWord('programa')).toHaveFocus();
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('closes with Escape from inside, back on the word, and stays closed', async () => {
    renderText();
    await user.tab();
    await settle();
    getWord('Ver en el glosario').focus();
    await user.keyboard('{Escape}');
    await settle(1000);
    expect(getWord('enlazador')).toHaveFocus();
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('keeps other keys for others', async () => {
    renderText();
    await user.tab();
    await settle();
    await user.keyboard('a');
    expect(queryPopover('enlazador')).toBeInTheDocument();
  });
});

describe('with a finger', () => {
  it('opens with the first tap instead of leaving the page', async () => {
    renderText();
    const prevented = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', prevented, { once: true });
    await tapTarget(getWord('enlazador'));
    expect(prevented).toHaveReturnedWith(true);
    expect(queryPopover('enlazador')).toBeInTheDocument();
  });

  it('closes with a second tap on the word', async () => {
    renderText();
    await tapTarget(getWord('enlazador'));
    await tapTarget(getWord('enlazador'));
    await settle(1000);
    expect(queryPopover('enlazador')).toBeNull();
  });

  it('closes with a tap elsewhere', async () => {
    renderText();
    await tapTarget(getWord('enlazador'));
    await tapTarget(screen.getByRole('paragraph'));
    expect(queryPopover('enlazador')).toBeNull();
  });
});
