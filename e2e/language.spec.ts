import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pages } from './support/builtSite';

const messagesDir = path.resolve(
  'node_modules/@docusaurus/theme-translations/locales/base',
);

/** The English texts that the theme falls back to; short ones would match Spanish words. */
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

/** Drops what is allowed to be English: code, scripts and parts marked as such. */
function spanishPart(html: string): string {
  return html
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ');
}

test('the list of English theme messages is not empty, or the next test would prove nothing', () => {
  expect(englishMessages.length).toBeGreaterThan(20);
  expect(englishMessages).toContain('Skip to main content');
});

test('no English message of the theme is left in any page', () => {
  const faults = pages.flatMap(({ route, html }) => {
    const text = spanishPart(html);
    return englishMessages
      .filter((message) => text.includes(message))
      .map((message) => `${route}: ${message}`);
  });
  expect(faults).toEqual([]);
});

test('labels, titles and placeholders that only assistive technology reads are in Spanish', () => {
  const attribute = /\s(?:aria-label|title|placeholder)="([^"]*)"/g;
  const faults = pages.flatMap(({ route, html }) =>
    [...spanishPart(html).matchAll(attribute)]
      .map(([, value = '']) => value)
      .filter(
        (value) =>
          englishWords.test(value) && !value.startsWith('Copiar enlace a'),
      )
      .map((value) => `${route}: ${value}`),
  );
  expect(faults).toEqual([]);
});
