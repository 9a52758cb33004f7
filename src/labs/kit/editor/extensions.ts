import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { nextDiagnostic } from '@codemirror/lint';
import { search } from '@codemirror/search';
import {
  Annotation,
  EditorState,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state';
import {
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { highlightStyle } from './highlightStyle';
import { editorTheme } from './theme';
import { markExtension } from './marks';
import type { EditorLanguage } from './types';
import { searchKeys, searchPhrases } from './search';

/**
 * Time during which Tab leaves the editor after Escape, unless another key is
 * pressed first.
 */
const TAB_FOCUS_MODE_TIMEOUT_MS = 60_000;

const phrases = {
  'Control character': 'Carácter de control',
  'No diagnostics': 'Sin errores ni avisos',
  ...searchPhrases,
};

/** Turns off the text corrections of phone keyboards. */
const plainTextAttributes = {
  autocapitalize: 'off',
  autocorrect: 'off',
  autocomplete: 'off',
  spellcheck: 'false',
  translate: 'no',
};

const externalChange = Annotation.define<boolean>();

/**
 * Replaces the whole text. The change can be undone and does not call
 * `onChange`.
 */
export function replaceText(state: EditorState, text: string): TransactionSpec {
  return {
    changes: { from: 0, to: state.doc.length, insert: text },
    annotations: externalChange.of(true),
  };
}

interface Settings {
  readonly label: string;
  /** Id of the text that explains how to leave the editor by keyboard. */
  readonly hintId: string;
  readonly language: EditorLanguage;
  readonly onRun: () => boolean;
  readonly onChange: (text: string) => void;
  /** Called at a second Tab in a row: the reader may want to leave. */
  readonly onTabRepeated: () => void;
}

/** Calls a function at the second of several Tabs in a row. */
function watchRepeatedTab(onTabRepeated: () => void): Extension {
  let tabs = 0;
  return EditorView.domEventHandlers({
    keydown: ({ key }) => {
      tabs = key === 'Tab' ? tabs + 1 : 0;
      if (tabs === 2) onTabRepeated();
    },
  });
}

/** Creates the extensions of an editor. */
export function createExtensions({
  label,
  hintId,
  language,
  onRun,
  onChange,
  onTabRepeated,
}: Settings): Extension {
  return [
    watchRepeatedTab(onTabRepeated),
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    indentOnInput(),
    bracketMatching(),
    language.extension,
    syntaxHighlighting(highlightStyle),
    indentUnit.of(language.indentation),
    EditorState.tabSize.of(4),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({
      ...plainTextAttributes,
      // Redundant for the browser, but accessibility checkers expect it.
      tabindex: '0',
      'aria-label': label,
      'aria-describedby': hintId,
    }),
    editorTheme,
    markExtension,
    search({ top: true }),
    keymap.of([
      // Comes before the other key bindings, so that Escape closes the search panel
      // first.
      ...searchKeys,
      { key: 'Mod-Enter', run: onRun },
      {
        key: 'Escape',
        run: (view) => {
          view.setTabFocusMode(TAB_FOCUS_MODE_TIMEOUT_MS);
          return true;
        },
      },
      { key: 'F8', run: nextDiagnostic },
      indentWithTab,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (
        docChanged &&
        !transactions.some((each) => each.annotation(externalChange))
      )
        onChange(state.doc.toString());
    }),
  ];
}
