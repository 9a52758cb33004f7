import { fireEvent, render, waitFor } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings/blns.json';
import GifApp from '../../pages/havefun/gifapp';
import YesOrNotApp from '../../pages/havefun/yesornotapp';
import { setPathname } from '../../testing/docusaurus/router';
import { checkQuestion } from '../oraculo/questions';
import { setUpDemoVisit } from './demoService';
import type * as DemoSettings from './demoSettings';
import { queryMain } from './networkedApps';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = setUpDemoVisit();

// Each test sends more than a hundred texts and waits for their answers.
jest.setTimeout(300_000);

/** Limit of GIPHY for a search, in characters. */
const MAX_GIPHY_LENGTH = 50;

/**
 * Whole list in four parts: the history of hundreds of texts makes a visit
 * slow.
 */
const parts = Array.from({ length: 4 }, (_, part) => ({
  part: `${part + 1} of 4`,
  texts: naughty.filter((_text, index) => index % 4 === part),
}));

let alertSpy: jest.SpyInstance;

beforeEach(() => {
  alertSpy = jest.spyOn(window, 'alert').mockImplementation();
});

const listAlerts = () => queryMain('[role=alert]');

async function waitForAnswer(): Promise<void> {
  await waitFor(() => {
    expect(queryMain('[aria-busy=false]')).not.toEqual([]);
  });
}

/**
 * Submits a text through the only field of the page.
 *
 * @returns Trimmed text of the field, which may have changed it.
 */
function submitText(text: string): string {
  const [field] = queryMain('form input') as HTMLInputElement[];
  if (!field?.form) throw new Error('no field');
  fireEvent.change(field, { target: { value: text } });
  const { value } = field;
  fireEvent.submit(field.form);
  return value.trim();
}

/**
 * Returns the texts to submit: the whole one, and its part that `maxLength`
 * allows without half a surrogate pair. A script may bypass `maxLength`.
 */
const getSubmittedTexts = (text: string) =>
  text.length > MAX_GIPHY_LENGTH
    ? [text, text.slice(0, MAX_GIPHY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')]
    : [text];

function expectNoHarm(): void {
  expect(alertSpy).not.toHaveBeenCalled();
  expect(window).not.toHaveProperty('__pwned');
  expect(demo.consoleMessages).toEqual([]);
}

it('has all the strings of the list', () => {
  expect(parts.flatMap(({ texts }) => texts)).toHaveLength(461);
});

it.each(parts)(
  'GifExpertApp carries naughty strings to the service as they are, or refuses them ($part)',
  async ({ texts }) => {
    // Answers without pictures: ten for each text would take long.
    demo.api.setRules('giphy:empty');
    setPathname('/havefun/gifapp/', '?q=');
    render(<GifApp />);
    const acceptedQuestions = new Set<string>();
    for (const text of texts.flatMap(getSubmittedTexts)) {
      const typedText = submitText(text);
      if (listAlerts().length > 0) {
        expect(queryMain('article')).toEqual([]);
      } else {
        expect(typedText.length).toBeLessThanOrEqual(MAX_GIPHY_LENGTH);
        acceptedQuestions.add(typedText);
        await waitForAnswer();
        expect(queryMain('article h3')[0]?.textContent).toBe(typedText);
        for (const button of queryMain('article button'))
          fireEvent.click(button);
      }
      // Each accepted text was requested once, each refused one never.
      expect(
        demo.getRequests().map((url) => new URL(url).searchParams.get('q')),
      ).toEqual([...acceptedQuestions]);
    }
    expect(acceptedQuestions.size).toBeGreaterThan(texts.length / 2);
    expectNoHarm();
  },
);

it.each(parts)(
  'the oracle shows naughty strings as text, and asks once for each ($part)',
  async ({ texts }) => {
    setPathname('/havefun/yesornotapp/');
    render(<YesOrNotApp />);
    let expected = 0;
    for (const text of texts) {
      const questionCheck = checkQuestion(submitText(text));
      if (questionCheck.kind === 'ok') {
        expected += 1;
        expect(queryMain('q')[0]?.textContent).toBe(questionCheck.question);
        await waitForAnswer();
        expect(listAlerts()).toEqual([]);
      } else expect(listAlerts()).toHaveLength(1);
      expect(demo.getRequests()).toHaveLength(expected);
    }
    expect(expected).toBeGreaterThan(texts.length / 2);
    expectNoHarm();
  },
);
