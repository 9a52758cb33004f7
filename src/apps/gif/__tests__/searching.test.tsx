import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { gif, search } from '../../../api/giphy/__fixtures__';
import { useLocation } from '../../../testing/docusaurus/router';
import {
  setAnswer,
  getSearchedTerms,
  button,
  field,
  waitForResults,
  json,
  submitTerm,
  open,
  requests,
  neverAnswer,
  tenResults,
  terms,
  withinTerm,
  setUpVisit,
} from './harness';

setUpVisit();

describe('the field', () => {
  it.each([
    ['a', 'Escribe al menos dos caracteres.'],
    ['   ', 'Escribe al menos dos caracteres.'],
    ['SABANA', '«sábana» ya está en tu lista.'],
  ])(
    'refuses %j beside it, keeps the text and asks nothing',
    async (text, message) => {
      open('?q=sábana');
      await waitForResults('sábana');
      await submitTerm(text);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(field()).toHaveValue(text);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(field()).toHaveFocus();
      expect(getSearchedTerms()).toEqual(['sábana']);
    },
  );

  it('refuses what is too long for GIPHY, however it got there', async () => {
    open();
    expect(field()).toHaveAttribute('maxlength', '50');
    fireEvent.change(field(), { target: { value: 'x'.repeat(51) } });
    await userEvent.click(button('Buscar'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Son 51 caracteres, y GIPHY acepta 50 como máximo.',
    );
    expect(field()).toHaveValue('x'.repeat(51));
  });

  it('takes the message back as soon as the text changes', async () => {
    open();
    await submitTerm('a');
    await userEvent.type(field(), 'b');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toBeValid();
  });

  it('asks nothing while somebody types, then once, trimmed, and is empty again', async () => {
    open();
    await waitForResults('hack');
    await userEvent.type(field(), '  perro feliz ');
    expect(getSearchedTerms()).toEqual(['hack']);
    await userEvent.keyboard('{Enter}');
    await waitForResults('perro feliz');
    expect(getSearchedTerms()).toEqual(['hack', 'perro feliz']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(terms()).toEqual(['perro feliz', 'hack']);
  });

  it('keeps what was typed when the reader leaves and comes back', async () => {
    const { unmount } = open();
    await userEvent.type(field(), 'a medias');
    unmount();
    open();
    expect(field()).toHaveValue('a medias');
  });
});

describe('a term', () => {
  it('says that it is loading until its results arrive, then how many came', async () => {
    setAnswer(neverAnswer);
    const { unmount } = open();
    expect(await screen.findByText('Cargando...')).toBeVisible();
    unmount();
    setAnswer(tenResults);
    open();
    await waitForResults('hack');
    expect(screen.queryByText('Cargando...')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('10 GIF para «hack»');
  });

  it('asks for pictures for all ages, with the key of the site', async () => {
    open('?q=ñandú');
    await waitForResults('ñandú');
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      api_key: 'llave',
      q: 'ñandú',
      rating: 'g',
      lang: 'es',
      limit: '10',
    });
  });

  it('shows small pictures that lead to the big ones in another tab', async () => {
    open();
    await waitForResults('hack');
    const [link] = withinTerm('hack').getAllByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute(
      'href',
      'https://media1.giphy.com/media/v1.token/abc/giphy-medium.gif',
    );
    expect(
      withinTerm('hack').getByRole('img', { name: 'A GIF number 1' }),
    ).toHaveAttribute('src', expect.stringMatching(/200w\.webp$/));
  });

  it('describes a picture by the term where GIPHY does not', async () => {
    setAnswer(json(search([{ ...gif('a'), title: '' }])));
    open();
    expect(
      await screen.findByRole('img', { name: 'GIF de «hack»' }),
    ).toBeInTheDocument();
  });

  it('keeps the place of pictures that have no address', async () => {
    setAnswer(json(search([{ ...gif('a'), images: {} }])));
    open();
    expect(
      await screen.findByRole('img', { name: /imagen no disponible/ }),
    ).toBeVisible();
    expect(withinTerm('hack').queryByRole('link')).not.toBeInTheDocument();
  });

  it('says when GIPHY has nothing, and what to try', async () => {
    setAnswer(json(search([])));
    open('?q=gamusino');
    expect(
      await screen.findByText(/^GIPHY no tiene GIF para «gamusino»\. Prueba/),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'GIPHY no tiene GIF para «gamusino»',
    );
  });

  it('says that the key of the site was refused', async () => {
    setAnswer(() => new HttpResponse(null, { status: 401 }));
    open();
    expect(
      await screen.findByText(/la clave del sitio, que GIPHY no acepta/),
    ).toBeVisible();
    expect(button('Reintentar')).toBeEnabled();
  });

  it('does not blame the key for other failures, and recovers at one click', async () => {
    setAnswer(() => HttpResponse.text('<html>'));
    open();
    await screen.findByText('GIPHY respondió algo que no se entiende.');
    expect(screen.queryByText(/la clave del sitio/)).toBeNull();
    await userEvent.type(field(), 'gat');
    setAnswer(tenResults);
    await userEvent.click(button('Reintentar'));
    await waitForResults('hack');
    expect(field()).toHaveValue('gat');
    expect(requests).toHaveLength(2);
  });

  it('fails alone: the others keep their results', async () => {
    open();
    await waitForResults('hack');
    setAnswer(() => new HttpResponse(null, { status: 429 }));
    await submitTerm('perro');
    expect(
      await withinTerm('perro').findByRole('button', { name: /Reintentar en/ }),
    ).toBeDisabled();
    await waitForResults('hack');
  });
});

describe('the list', () => {
  const address = () => renderHook(useLocation).result.current.search;

  it('starts with «hack»', async () => {
    open();
    expect(terms()).toEqual(['hack']);
    await waitForResults('hack');
  });

  it('comes from the address and goes there, newest first', async () => {
    open('?q=perro&q=gato');
    await waitForResults('perro');
    await waitForResults('gato');
    await submitTerm('café & té');
    expect(terms()).toEqual(['café & té', 'perro', 'gato']);
    expect(new URLSearchParams(address()).getAll('q')).toEqual(terms());
    expect(getSearchedTerms()).toHaveLength(3);
  });

  it('ignores what a link should not hold, and the rest of a very long one', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `q=abc${n}`).join('&');
    open(`?q=x&q=perro&q=PERRO&${many}`);
    expect(terms()).toHaveLength(10);
    await waitForResults('abc8');
    expect(requests).toHaveLength(10);
  });

  it('can be empty: it asks nothing and says what to do', () => {
    open('?q=');
    expect(screen.getByText(/^Tu lista está vacía/)).toBeVisible();
    expect(requests).toHaveLength(0);
    expect(screen.queryByText('Powered by GIPHY')).not.toBeInTheDocument();
  });

  it('gives a term back where it was, without asking again', async () => {
    open('?q=perro&q=hack');
    await waitForResults('perro');
    await userEvent.click(button('Quitar «perro»'));
    expect(terms()).toEqual(['hack']);
    expect(address()).toBe('?q=hack');
    expect(screen.getByRole('status')).toHaveTextContent('Quitaste «perro».');
    expect(button('Deshacer')).toHaveFocus();
    await userEvent.click(button('Deshacer'));
    expect(terms()).toEqual(['perro', 'hack']);
    expect(screen.getByRole('heading', { name: 'perro' })).toHaveFocus();
    await waitForResults('perro');
    expect(requests).toHaveLength(2);
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('offers no way back any more once something else was added', async () => {
    open('?q=perro&q=hack');
    await userEvent.click(button('Quitar «perro»'));
    await submitTerm('gato');
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('can lose its last term and get it back', async () => {
    open();
    await userEvent.click(button('Quitar «hack»'));
    expect(address()).toBe('?q=');
    expect(screen.getByText(/^Tu lista está vacía/)).toBeVisible();
    await userEvent.click(button('Deshacer'));
    expect(terms()).toEqual(['hack']);
  });

  it('aborts the request of a term that is taken out on its way', async () => {
    setAnswer(neverAnswer);
    open();
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    await userEvent.click(button('Quitar «hack»'));
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('has room for ten: the oldest leaves, and that can be undone', async () => {
    const full = Array.from({ length: 10 }, (_, n) => `abc${n}`);
    open(`?${full.map((term) => `q=${term}`).join('&')}`);
    await submitTerm('perro');
    expect(terms()).toEqual(['perro', ...full.slice(0, 9)]);
    expect(
      screen.getByText('Caben 10 búsquedas: salió la más antigua, «abc9».', {
        selector: 'span',
      }),
    ).toBeVisible();
    expect(field()).toHaveFocus();
    await userEvent.click(button('Deshacer'));
    expect(terms()).toEqual(full);
  });
});
