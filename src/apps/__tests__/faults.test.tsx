import { render, screen, waitFor } from '@testing-library/react';
import { requestLimits } from '../../api/limits';
import { setPathname } from '../../testing/docusaurus/router';
import { setUpDemoVisit } from './demoService';
import type * as DemoSettings from './demoSettings';
import { combineAppsWithFaults, getExpectedOutcome } from './faultCells';
import { queryMain, networkedApps } from './networkedApps';
import { loadPictures } from './pictures';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = setUpDemoVisit(120);

beforeEach(() => {
  jest.replaceProperty(requestLimits, 'retryDelayMs', 20);
  jest.replaceProperty(requestLimits, 'retryAfterMs', 200);
});

const listAlerts = () => queryMain('[role=alert]');
const retry = () =>
  screen.queryByText<HTMLButtonElement>(/^Reintentar/, { selector: 'button' });

const cells = combineAppsWithFaults(networkedApps).map((cell) => ({
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
    const { api, consoleMessages } = demo;
    api.setRules(`${service}:${word}`);
    const silence = ['hang', 'hang-body'].includes(word)
      ? jest.replaceProperty(requestLimits, 'timeoutMs', 250)
      : undefined;
    setPathname(address);
    const { container } = render(<Page />);
    ask?.();

    const listReports = () => [
      ...listAlerts(),
      ...screen.queryAllByText(empty),
    ];
    const outcome = getExpectedOutcome(word);
    const listExpected = () => {
      if (outcome === 'failure') return listAlerts();
      return outcome === 'content'
        ? content()
        : [...content(), ...listReports()];
    };
    await waitFor(() => {
      expect(listExpected()).not.toEqual([]);
    });
    await loadPictures(container, api);
    expect(listExpected()).not.toEqual([]);
    if (outcome === 'content') expect(listAlerts()).toEqual([]);
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
      expect(listAlerts()).toEqual([]);
    }

    const scripts = [...container.querySelectorAll('[href], [src]')].filter(
      (element) =>
        /^\s*javascript:/i.test(
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
    );
    expect(scripts).toEqual([]);
    expect(window).not.toHaveProperty('__pwned');
    expect(consoleMessages).toEqual([]);
  },
);
