import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../../../api/queryClient';
import { setReducedMotion } from '../../../testing/reducedMotion';
import Oracle from '../components/Oracle';
import { MAX_QUESTION_LENGTH } from '../questions';
import {
  answerWith,
  ask,
  getButton,
  getField,
  listHistory,
  createJsonAnswer,
  no,
  open,
  requests,
  findVerdict,
  setUpVisit,
  yes,
} from './harness';

const waitForever = async () => {
  await delay('infinite');
};

setUpVisit();

describe('before the first question', () => {
  it('invites with the words of the first edition, marked as English, and asks nothing', () => {
    open();
    expect(screen.getByText('Ask me someting :D')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(requests).toHaveLength(0);
  });

  it('shows the invitation and the form in the built page too', () => {
    const html = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <Oracle />
      </QueryClientProvider>,
    );
    expect(html).toContain('Ask me someting :D');
    expect(html).toContain('placeholder="why are you here?"');
  });

  it('marks its placeholder as English, but not what the reader types', async () => {
    open();
    expect(getField()).toHaveAttribute('placeholder', 'why are you here?');
    expect(getField()).toHaveAttribute('lang', 'en');
    await userEvent.type(getField(), '¿');
    expect(getField()).not.toHaveAttribute('lang');
  });
});

describe('a question that is refused', () => {
  it.each([
    ['nothing', '', /dos caracteres o más/],
    ['only spaces', '    ', /dos caracteres o más/],
    ['one character', ' x ', /dos caracteres o más/],
    [
      'a speech',
      'a'.repeat(MAX_QUESTION_LENGTH + 1),
      new RegExp(`${MAX_QUESTION_LENGTH + 1} caracteres`),
    ],
  ])(
    'says why, keeps what was typed and asks nothing: %s',
    async (_, typedText, reason) => {
      open();
      fireEvent.change(getField(), { target: { value: typedText } });
      await userEvent.click(getButton('Preguntar'));
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(getField()).toHaveValue(typedText);
      expect(getField()).toBeInvalid();
      expect(getField()).toHaveAccessibleDescription(reason);
      expect(getField()).toHaveFocus();
      expect(requests).toHaveLength(0);
    },
  );

  it('is no longer marked once the reader mends it', async () => {
    open();
    await userEvent.click(getButton('Preguntar'));
    await userEvent.type(getField(), '¿Y');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(getField()).toBeValid();
  });
});

describe('a question', () => {
  it('sends nothing while it is typed, and one request without it when it is asked', async () => {
    answerWith(createJsonAnswer(yes));
    open();
    await userEvent.type(getField(), '¿Aprobaré el examen?');
    expect(requests).toHaveLength(0);
    await userEvent.click(getButton('Preguntar'));
    await findVerdict('El oráculo dice: Sí');
    expect(requests.map(({ url }) => url)).toEqual(['https://yesno.wtf/api']);
  });

  it('is trimmed, shown over its answer, and leaves the field empty', async () => {
    answerWith(createJsonAnswer(yes));
    open();
    await ask('  ¿Aprobaré?  {Enter}');
    expect(getField()).toHaveValue('');
    expect(
      screen.getByText('¿Aprobaré?', { selector: 'p q' }),
    ).toBeInTheDocument();
    await findVerdict('El oráculo dice: Sí');
  });

  it('shows that the oracle thinks until the answer arrives', async () => {
    answerWith(waitForever);
    open();
    await ask('¿Aprobaré?');
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(screen.getByText('El oráculo piensa…')).toBeInTheDocument();
    expect(screen.queryByText('Ask me someting :D')).not.toBeInTheDocument();
  });

  it.each([
    ['yes', 'Sí', 'sí'],
    ['no', 'No', 'no'],
    ['maybe', 'Quizás', 'quizás'],
    ['perhaps', 'Quizás', 'quizás'],
  ])(
    'gets the answer %s in Spanish, in words and in its image',
    async (answer, text, inline) => {
      answerWith(createJsonAnswer({ ...yes, answer }));
      open();
      await ask('¿Aprobaré?');
      await findVerdict(`El oráculo dice: ${text}`);
      expect(
        screen.getByRole('img', { name: `GIF que dice que ${inline}` }),
      ).toHaveAttribute('src', yes.image);
      await waitFor(() => {
        expect(screen.getByRole('status')).toHaveTextContent(
          `Respuesta 1: ${inline}`,
        );
      });
    },
  );

  it('keeps its answer when the image is missing or from a foreign host', async () => {
    answerWith(
      createJsonAnswer({ ...no, image: 'https://example.org/no.gif' }),
    );
    open();
    await ask('¿Aprobaré?');
    await findVerdict('El oráculo dice: No');
    expect(
      screen.getByRole('img', {
        name: 'GIF que dice que no (imagen no disponible)',
      }),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Pausar animaciones' }),
    ).not.toBeInTheDocument();
  });

  it('keeps its answer when the image does not load', async () => {
    answerWith(createJsonAnswer(no));
    open();
    await ask('¿Aprobaré?');
    await findVerdict('El oráculo dice: No');
    fireEvent.error(screen.getByRole('img', { name: /GIF/ }));
    expect(
      screen.getByRole('img', { name: /imagen no disponible/ }),
    ).toBeInTheDocument();
    expect(await findVerdict('El oráculo dice: No')).toBeInTheDocument();
  });

  it('is shown as text, whatever was typed', async () => {
    answerWith(createJsonAnswer(yes));
    open();
    const hostile = '<img src=x onerror="alert(1)">';
    await ask(hostile);
    expect(screen.getByText(hostile, { selector: 'p q' })).toBeInTheDocument();
  });

  it('can be asked again and again, each time as a new request that is announced', async () => {
    answerWith(createJsonAnswer(no));
    open();
    await ask('¿Aprobaré?');
    await findVerdict('El oráculo dice: No');
    await userEvent.click(getButton('Preguntar otra vez lo mismo'));
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Respuesta 2: no');
    });
    expect(requests).toHaveLength(2);
    expect(listHistory()).toEqual(['¿Aprobaré?No', '¿Aprobaré?No']);
  });

  it('takes the place of an older one that is still on its way, and aborts it', async () => {
    answerWith(waitForever, createJsonAnswer(no));
    open();
    await ask('¿Primera?');
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    await ask('¿Segunda?');
    await findVerdict('El oráculo dice: No');
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(listHistory()).toEqual(['¿Segunda?No']);
  });
});

describe('the animation', () => {
  it('stands still and moves again at a click', async () => {
    answerWith(createJsonAnswer(yes));
    open();
    await ask('¿Aprobaré?');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Pausar animaciones' }),
    );
    expect(screen.getByRole('img', { name: /GIF/ })).toHaveClass('unseen');
    await userEvent.click(getButton('Animar'));
    expect(screen.getByRole('img', { name: /GIF/ })).not.toHaveClass('unseen');
  });

  it('starts still for readers who want less motion', async () => {
    setReducedMotion(true);
    answerWith(createJsonAnswer(yes));
    open();
    await ask('¿Aprobaré?');
    await findVerdict('El oráculo dice: Sí');
    expect(getButton('Animar')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /GIF/ })).toHaveClass('unseen');
  });
});
