import { render, screen, waitFor } from '@testing-library/react';
import { limits } from '../../api/limits';
import { setPathname } from '../../testing/docusaurus/router';
import { visitDemoService } from './demoService';
import type * as DemoSettings from './demoSettings';
import { cellsOf, outcomeOf } from './faultCells';
import { inMain, networkedApps } from './networkedApps';
import { loadPictures } from './pictures';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = visitDemoService(120);

beforeEach(() => {
  jest.replaceProperty(limits, 'retryDelayMs', 20);
  jest.replaceProperty(limits, 'retryAfterMs', 200);
});

const alerts = () => inMain('[role=alert]');
const retry = () =>
  screen.queryByText<HTMLButtonElement>(/^Reintentar/, { selector: 'button' });

const cells = cellsOf(networkedApps).map((cell) => ({
  ...cell,
  name: cell.app.name,
}));

it('has every fault for every app', () => {
  expect(cells).toHaveLength(145);
});

it.each(cells)(
  '$name holds when its service answers with $word',
  async ({
    app: { service, Page, address, heading, ask, content, empty },
    word,
  }) => {
    const { api, complaints } = demo;
    api.setRules(`${service}:${word}`);
    const silence = ['hang', 'hang-body'].includes(word)
      ? jest.replaceProperty(limits, 'timeoutMs', 250)
      : undefined;
    setPathname(address);
    const { container } = render(<Page />);
    ask?.();

    const told = () => [...alerts(), ...screen.queryAllByText(empty)];
    const outcome = outcomeOf(word);
    const expected = () => {
      if (outcome === 'failure') return alerts();
      return outcome === 'content' ? content() : [...content(), ...told()];
    };
    await waitFor(() => {
      expect(expected()).not.toEqual([]);
    });
    await loadPictures(container, api);
    expect(expected()).not.toEqual([]);
    if (outcome === 'content') expect(alerts()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      heading,
    );

    if (retry() !== null) {
      api.setRules('');
      silence?.restore();
      await waitFor(() => {
        expect(retry()).toBeEnabled();
      });
      retry()?.click();
      await waitFor(() => {
        expect(content()).not.toEqual([]);
      });
      expect(alerts()).toEqual([]);
    }

    const scripts = [...container.querySelectorAll('[href], [src]')].filter(
      (element) =>
        /^\s*javascript:/i.test(
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
    );
    expect(scripts).toEqual([]);
    expect(window).not.toHaveProperty('__pwned');
    expect(complaints).toEqual([]);
  },
);
