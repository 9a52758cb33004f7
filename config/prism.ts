import type { PrismTheme } from 'prism-react-renderer';

/**
 * One terminal palette for light and dark pages: code always sits on its own
 * dark panel, and every colour has a contrast of 7:1 or more on it.
 */
export const prismTheme: PrismTheme = {
  plain: { color: '#d7dee6', backgroundColor: '#12171d' },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: { color: '#a3b1bf', fontStyle: 'italic' },
    },
    {
      types: ['keyword', 'builtin', 'tag', 'important', 'atrule'],
      style: { color: '#6cb6ff' },
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'regex'],
      style: { color: '#5fd38d' },
    },
    {
      types: ['number', 'boolean', 'constant', 'variable', 'parameter'],
      style: { color: '#f0c674' },
    },
    {
      types: ['function', 'class-name', 'attr-name', 'property', 'selector'],
      style: { color: '#9fd8ff' },
    },
    { types: ['macro', 'directive'], style: { color: '#e2a6ff' } },
    { types: ['deleted'], style: { color: '#ff9b9b' } },
    {
      types: ['operator', 'punctuation', 'entity'],
      style: { color: '#b9c6d3' },
    },
    { types: ['shell-symbol', 'user', 'host'], style: { color: '#5fd38d' } },
    { types: ['path'], style: { color: '#6cb6ff' } },
    { types: ['output'], style: { color: '#d7dee6' } },
    { types: ['bold', 'title'], style: { fontWeight: 'bold' } },
  ],
};

/** Prism grammars that Docusaurus does not load by itself. */
export const additionalLanguages: string[] = [
  'bash',
  'shell-session',
  'powershell',
  'diff',
];
