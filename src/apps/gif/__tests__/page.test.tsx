import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setPathname } from '../../../testing/docusaurus/router';
import { setReducedMotion } from '../../../testing/reducedMotion';
import Home from '../components/Home';
import {
  getButton,
  waitForResults,
  submitTerm,
  open,
  openWithoutKey,
  requests,
  getTerm,
  setUpVisit,
} from './harness';

setUpVisit();

describe('animations', () => {
  const listStillStates = () =>
    screen
      .getAllByRole('img')
      .map((image) => image.classList.contains('unseen'));

  it('stand still when the reader says so, new ones too, and move again', async () => {
    open();
    await waitForResults('hack');
    expect(new Set(listStillStates())).toEqual(new Set([false]));
    await userEvent.click(getButton('Pausar animaciones'));
    await submitTerm('perro');
    await waitForResults('perro');
    expect(listStillStates()).toEqual(Array<boolean>(20).fill(true));
    await userEvent.click(getButton('Animar'));
    expect(new Set(listStillStates())).toEqual(new Set([false]));
  });

  it('start still where the system asks for less motion', async () => {
    setReducedMotion(true);
    open();
    await waitForResults('hack');
    expect(new Set(listStillStates())).toEqual(new Set([true]));
    expect(getButton('Animar')).toBeVisible();
  });
});

describe('sharing the list', () => {
  const copy = jest.fn<Promise<void>, [string]>();

  beforeEach(() => {
    copy.mockReset();
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
  });

  it('shows the address, selected, where the browser does not let us copy it', async () => {
    copy.mockRejectedValue(new Error('not allowed'));
    open();
    await userEvent.click(getButton('Compartir'));
    const address = await screen.findByRole<HTMLInputElement>('textbox', {
      name: /no permitió copiarla/,
    });
    expect(address).toHaveValue(window.location.href);
    expect(address).toHaveFocus();
    expect(address.selectionStart).toBe(0);
    expect(address.selectionEnd).toBe(window.location.href.length);
  });

  it('copies the address and says so', async () => {
    copy.mockResolvedValue();
    open();
    await userEvent.click(getButton('Compartir'));
    expect(copy).toHaveBeenCalledWith(window.location.href);
    expect(
      await screen.findByText('Dirección copiada', { selector: 'span' }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Dirección copiada');
  });

  it('forgets the confirmation when the list changes', async () => {
    copy.mockResolvedValue();
    open();
    await userEvent.click(getButton('Compartir'));
    await screen.findByText('Dirección copiada', { selector: 'span' });
    await submitTerm('perro');
    expect(
      screen.queryByText('Dirección copiada', { selector: 'span' }),
    ).not.toBeInTheDocument();
  });
});

describe('credits', () => {
  it('names GIPHY where its results are, and shows the code of the client', async () => {
    open();
    await waitForResults('hack');
    expect(
      screen.getByRole('link', { name: /^Powered by GIPHY/ }),
    ).toHaveAttribute('href', 'https://giphy.com/');
    expect(screen.getByText('Powered by GIPHY')).toHaveAttribute('lang', 'en');
    const section = within(
      screen.getByRole('region', { name: 'Cómo está hecha' }),
    );
    expect(section.getByText('// source')).toBeInTheDocument();
    expect(section.getByText(/pública por naturaleza/)).toBeInTheDocument();
  });
});

describe('a build without a key', () => {
  const order = (term: string) =>
    getTerm(term)
      .getAllByRole('img')
      .map((image) => image.getAttribute('src'));

  it('says what there is instead, and nothing that only who publishes the site could do', () => {
    openWithoutKey();
    expect(screen.getByText('Aquí no se busca en GIPHY.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/GIPHY_API_KEY|construye/i);
    expect(screen.queryByText('Powered by GIPHY')).not.toBeInTheDocument();
  });

  it('offers ten drawings of our own for each term, labelled, and asks nobody', async () => {
    openWithoutKey();
    await submitTerm('perro');
    for (const term of ['hack', 'perro']) {
      expect(getTerm(term).getByText('muestra sin conexión')).toBeVisible();
      expect(order(term)).toHaveLength(10);
    }
    expect(order('hack')).not.toEqual(order('perro'));
    expect(requests).toHaveLength(0);
  });

  it('pauses them too', async () => {
    openWithoutKey();
    await userEvent.click(getButton('Pausar animaciones'));
    expect(screen.getAllByRole('img')[0]).toHaveClass('unseen');
  });

  it('has them in the page before any script runs', () => {
    setPathname('/havefun/gifapp/', '?q=perro');
    const html = renderToString(<Home apiKey={undefined} />);
    expect(html.match(/<img /g)).toHaveLength(10);
    expect(html).toContain('>hack</h3>');
  });
});
