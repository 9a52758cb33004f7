import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { foreignStrings } from '../src/data/foreignStrings';
import { pages } from './support/builtSite';
import { walkElements, type Element } from '../scripts/lib/html.mjs';
import { getText, getAttribute } from './support/dom';

const messagesDir = path.resolve(
  'node_modules/@docusaurus/theme-translations/locales/base',
);

/**
 * English default texts of the theme; short ones are left out because they
 * would match Spanish words.
 */
const englishMessages = readdirSync(messagesDir).flatMap((file) => {
  const messages = JSON.parse(
    readFileSync(path.join(messagesDir, file), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(messages)
    .filter(([id]) => !id.includes('___DESCRIPTION'))
    .flatMap(([, message]) => message.split(/[|{}]/))
    .map((part) => part.trim())
    .filter((part) => /[a-z]+ [a-z]+/i.test(part) && part.length > 9);
});

const englishWords =
  /\b(?:the|and|with|this|that|from|page|next|previous|skip|back|close|toggle|search|loading|tags|posts|read|more|view|edit|last|updated|copy|copied|collapse|expand|menu item|direct link)\b/i;

/**
 * Returns true for elements whose text may be English: code, scripts and
 * elements with `lang="en"`.
 */
function canBeEnglish(element: Element): boolean {
  return (
    ['script', 'style', 'pre', 'code'].includes(element.tagName) ||
    getAttribute(element, 'lang') === 'en'
  );
}

test('the list of English theme messages is not empty, or the next test would prove nothing', () => {
  expect(englishMessages.length).toBeGreaterThan(20);
  expect(englishMessages).toContain('Skip to main content');
});

test(
  'no English message of the theme is left in any page',
  { tag: '@sample' },
  () => {
    const faults = pages.flatMap(({ route, document }) => {
      const spanish = getText(document, canBeEnglish);
      return englishMessages
        .filter((message) => spanish.includes(message))
        .map((message) => `${route}: ${message}`);
    });
    expect(faults).toEqual([]);
  },
);

test(
  'labels, titles and placeholders that only assistive technology reads are in Spanish',
  { tag: '@sample' },
  () => {
    const labels = ['aria-label', 'title', 'placeholder'];
    const faults = pages.flatMap(({ route, document }) =>
      [...walkElements(document, canBeEnglish)]
        .flatMap((element) =>
          labels.map((label) => getAttribute(element, label)),
        )
        .filter(
          (label) =>
            englishWords.test(label) && !label.startsWith('Copiar enlace a'),
        )
        .map((label) => `${route}: ${label}`),
    );
    expect(faults).toEqual([]);
  },
);

test('what must stay in English is marked so that it is read in English', () => {
  const markedPages = pages
    .filter(({ route }) => route === '/')
    .flatMap(({ document }) => [...walkElements(document)])
    .filter((element) => getAttribute(element, 'lang') === 'en')
    .map((element) => getText(element).trim());
  expect(markedPages).toContain('Rows And Colums');
});

test(
  'only the strings of the one list are marked as English',
  { tag: '@sample' },
  () => {
    const allowedStrings = new Set<string>(foreignStrings);
    const faults = pages.flatMap(({ route, document }) =>
      [...walkElements(document)]
        .filter((element) => getAttribute(element, 'lang') === 'en')
        .map(
          (element) =>
            getText(element).trim() || getAttribute(element, 'placeholder'),
        )
        .filter((english) => !allowedStrings.has(english))
        .map((english) => `${route}: ${english}`),
    );
    expect(faults).toEqual([]);
  },
);
