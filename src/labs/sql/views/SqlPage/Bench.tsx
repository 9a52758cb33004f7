import type { ReactNode, Ref, RefObject } from 'react';
import clsx from 'clsx';
import block from '../../../../components/CodeBlock/styles.module.css';
import Choices from '../../../../components/Choices';
import DefinitionText from '../../../../components/DefinitionText';
import buttons from '../../../kit/buttons.module.css';
import StaticCode from '../../../kit/editor/StaticCode';
import type { EditorHandle } from '../../../kit/editor/types';
import type { SqlRange } from '../../engine/types';
import type { Workspace } from '../../engine/workspace';
import { words } from '../../words';
import RunOutcome from '../Answer/RunOutcome';
import SqlEditor from '../SqlEditor';
import { toPlace } from '../SqlEditor/toPlace';
import { useFaultMarks } from '../SqlEditor/useFaultMarks';
import styles from './styles.module.css';
import type { Session } from './useSession';

const LABEL = 'Tus sentencias';

interface Props {
  readonly workspace: Workspace;
  readonly session: Session;
  readonly update: (change: Partial<Workspace>) => void;
  readonly editor: RefObject<EditorHandle | null>;
  readonly attachEditor: Ref<EditorHandle>;
}

/** Editor of the laboratory, its actions and the outcome of the last run. */
export default function Bench({
  workspace: { text },
  session: { statements, question, confirm, dismiss, canUndo, undo },
  update,
  editor,
  attachEditor,
}: Props): ReactNode {
  const marks = useFaultMarks(text, statements.answer);
  const run = () => {
    statements.run(text);
  };
  const goTo = ({ start }: SqlRange) => {
    editor.current?.goTo(toPlace(text, start));
  };
  return (
    <div className={block.block} data-live="" data-lab="">
      <SqlEditor
        ref={attachEditor}
        value={text}
        onChange={(next) => {
          update({ text: next });
        }}
        label={LABEL}
        diagnostics={marks}
        currentLine={statements.findMarkedLine(text)}
        minLines={6}
        onRun={run}
        fallback={<StaticCode label={LABEL}>{text}</StaticCode>}
      />
      <div className={clsx(buttons.buttons, styles.actions)}>
        <button
          type="button"
          className={buttons.main}
          onClick={({ detail }) => {
            // The second press of a double click would change the data twice.
            if (detail <= 1) run();
          }}
        >
          {words.run}
        </button>
        <button
          type="button"
          onClick={() => {
            statements.trace(text);
          }}
        >
          {words.steps}
        </button>
        {canUndo && (
          <button type="button" onClick={undo}>
            Deshacer el último cambio
          </button>
        )}
      </div>
      {question ? (
        <Choices
          title={question.title.replaceAll('`', '')}
          yes="Ejecutar de todos modos"
          no="No ejecutar"
          onYes={confirm}
          onNo={dismiss}
        >
          <DefinitionText text={question.text} />
        </Choices>
      ) : (
        <RunOutcome
          statements={statements}
          onGoTo={goTo}
          level={2}
          onCloseSteps={() => editor.current?.focus()}
        />
      )}
    </div>
  );
}
