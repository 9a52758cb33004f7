import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from '..';

jest.mock('../TermPopover', () => {
  throw new Error('Loading chunk failed');
});

/** Clicks, in order: true when the default navigation was allowed. */
const followed: boolean[] = [];

function note(event: Event): void {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
}

beforeEach(() => {
  followed.length = 0;
  document.addEventListener('click', note);
});

afterEach(() => {
  document.removeEventListener('click', note);
});

describe('when the definitions do not arrive', () => {
  it('follows the link after all that a tap asked for', async () => {
    const user = userEvent.setup();
    render(<Term id="enlazador">enlazador</Term>);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('link') });
    await waitFor(() => {
      expect(followed).toEqual([false, true]);
    });
  });

  it('does not lead away whoever only passed by', async () => {
    const user = userEvent.setup();
    render(<Term id="enlazador">enlazador</Term>);
    await user.tab();
    await user.hover(screen.getByRole('link'));
    fireEvent.blur(screen.getByRole('link'));
    expect(followed).toEqual([]);
    await user.click(screen.getByRole('link'));
    expect(followed).toEqual([true]);
  });
});
