import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from '..';

jest.mock('../TermPopover', () => {
  throw new Error('Loading chunk failed');
});

/** Clicks, in order: true when the default navigation was allowed. */
const followedFlags: boolean[] = [];

function recordEvent(event: Event): void {
  followedFlags.push(!event.defaultPrevented);
  event.preventDefault();
}

beforeEach(() => {
  followedFlags.length = 0;
  document.addEventListener('click', recordEvent);
});

afterEach(() => {
  document.removeEventListener('click', recordEvent);
});

describe('when the definitions do not arrive', () => {
  it('follows the link after all that a tap asked for', async () => {
    const user = userEvent.setup();
    render(<Term id="enlazador">enlazador</Term>);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('link') });
    await waitFor(() => {
      expect(followedFlags).toEqual([false, true]);
    });
  });

  it('does not lead away whoever only passed by', async () => {
    const user = userEvent.setup();
    render(<Term id="enlazador">enlazador</Term>);
    await user.tab();
    await user.hover(screen.getByRole('link'));
    fireEvent.blur(screen.getByRole('link'));
    expect(followedFlags).toEqual([]);
    await user.click(screen.getByRole('link'));
    expect(followedFlags).toEqual([true]);
  });
});
