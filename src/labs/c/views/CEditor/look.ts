import { EditorView } from '@codemirror/view';

/** The measures of `StaticCode`: one takes the place of the other. */
export const look = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    overflow: 'auto',
    scrollbarColor: 'var(--sl-term-muted) transparent',
    scrollbarWidth: 'thin',
  },
  '.cm-content': {
    padding: 'var(--ifm-pre-padding) 0',
    caretColor: 'var(--sl-term-text)',
  },
  '.cm-line': {
    padding: '0 var(--ifm-pre-padding) 0 var(--lab-gap)',
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--sl-term-bg)',
    color: 'var(--sl-term-muted)',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    boxSizing: 'border-box',
    minWidth: 'var(--lab-gutter)',
    padding: '0 0 0 0.5ch',
  },
  '.cm-lineNumbers .cm-line-error': {
    backgroundColor: 'var(--sl-term-red)',
    color: 'var(--sl-term-bg)',
    fontWeight: '700',
  },
  '.cm-lineNumbers .cm-line-warning': {
    backgroundColor: 'var(--sl-term-amber)',
    color: 'var(--sl-term-bg)',
    fontWeight: '700',
  },
  '.cm-current-line': {
    backgroundColor: 'var(--sl-term-line)',
    boxShadow: 'inset 3px 0 var(--sl-term-amber)',
  },
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--sl-term-red)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--sl-term-amber)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--sl-term-line)',
    outline: '1px solid var(--sl-term-muted)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--sl-term-red)',
  },
  '.cm-specialChar': { color: 'var(--sl-term-red)' },
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 90vw)',
    border: '1px solid var(--sl-term-line)',
    backgroundColor: 'var(--sl-term-bar)',
    color: 'var(--sl-term-text)',
  },
});
