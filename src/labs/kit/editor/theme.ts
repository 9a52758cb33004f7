import { EditorView } from '@codemirror/view';

const controlStyles = {
  boxSizing: 'border-box',
  minHeight: '2rem',
  margin: '0',
  border: '1px solid var(--sl-term-muted)',
  borderRadius: '4px',
  backgroundColor: 'var(--sl-term-bg)',
  backgroundImage: 'none',
  color: 'var(--sl-term-text)',
  font: 'inherit',
};

/** Search and replace panel: a row of controls that wraps. */
const searchPanel = {
  '.cm-panels': {
    // Below the sticky bars at the top of the page.
    top: 'var(--lab-top, var(--ifm-navbar-height)) !important',
    borderBottom: '1px solid var(--sl-term-line)',
    backgroundColor: 'var(--sl-term-bar)',
    color: 'var(--sl-term-text)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.4rem',
    padding: '0.5rem 3rem 0.5rem 0.5rem',
    fontFamily: 'var(--ifm-font-family-base)',
    // Hides «select all» and the line break: saves a row on a phone.
    '& br, & [name=select]': { display: 'none' },
    '& ::placeholder': { color: 'var(--sl-term-muted)', opacity: '1' },
    '& input.cm-textfield': {
      ...controlStyles,
      flex: '1 1 9rem',
      width: 'auto',
      minWidth: '0',
      padding: '0 0.5rem',
      fontFamily: 'var(--ifm-font-family-monospace)',
    },
    '& button': {
      ...controlStyles,
      padding: '0 0.6rem',
      cursor: 'pointer',
    },
    '& button[name=close]': {
      ...controlStyles,
      top: '0.5rem',
      right: '0.5rem',
      minWidth: '2rem',
      padding: '0',
    },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.35rem',
      minHeight: '2rem',
      margin: '0',
      fontSize: 'inherit',
      whiteSpace: 'normal',
      cursor: 'pointer',
    },
    '& input[type=checkbox]': {
      width: '1.15rem',
      height: '1.15rem',
      margin: '0',
      accentColor: 'var(--sl-term-blue)',
    },
    '& :focus-visible': {
      outline: '2px solid var(--sl-term-blue)',
      outlineOffset: '1px',
    },
  },
  '@media (pointer: coarse)': {
    '.cm-panel.cm-search :is(button, label, input.cm-textfield)': {
      minHeight: '2.75rem',
    },
    '.cm-panel.cm-search button[name=close]': { minWidth: '2.75rem' },
  },
  '.cm-searchMatch': {
    backgroundColor: 'var(--sl-term-line)',
    outline: '1px solid var(--sl-term-amber)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'var(--sl-term-amber)',
    outline: '2px solid var(--sl-term-amber)',
  },
  '.cm-searchMatch-selected, .cm-searchMatch-selected span': {
    color: 'var(--sl-term-bg)',
  },
};

/** Theme with the dimensions of `StaticCode`, which the editor replaces. */
export const editorTheme = EditorView.theme({
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
  ...searchPanel,
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 90vw)',
    border: '1px solid var(--sl-term-line)',
    backgroundColor: 'var(--sl-term-bar)',
    color: 'var(--sl-term-text)',
  },
});
