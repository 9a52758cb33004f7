import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import CopyButton from '../../../../components/CopyButton';
import block from '../../../../components/CodeBlock/styles.module.css';
import StaticCode, { getNodeText } from '../../../kit/editor/StaticCode';
import { useLazyModule } from '../../../kit/useLazyModule';
import { createFormQuery, isPasted } from '../../formQuery';
import type { FormQuery } from '../../formQuery';
import { words } from '../../words';
import { splitResult } from '../SqlBlock/SqlResult';
import Field from './Field';
import { fillPlace } from './fillPlace';
import { loadLiveForm } from './load';
import styles from './styles.module.css';

interface Props {
  /** Type of block: «SQL». */
  readonly label: string;
  readonly title?: string;
  /** Name of its sample database. */
  readonly base: string;
  /** Statements that run after the sample database was created. */
  readonly setUp?: string;
  /** Label of the field. */
  readonly field: string;
  /** Text of the field at first. */
  readonly initial: string;
  /**
   * Text and coloured spans of the statement, with the place of the text, and
   * the `SqlResult` of the initial text.
   */
  readonly children: ReactNode;
}

/** Text that was sent, and the statement that it makes. */
interface Submission {
  readonly text: string;
  readonly query: FormQuery;
}

/**
 * Form of a program that searches a database. Sending it shows the statement
 * that the text makes, with the text marked, and its result. SQLite is
 * downloaded then; without JavaScript, the initial text and its result are
 * shown.
 */
export default function SqlForm({
  label,
  title,
  base,
  setUp,
  field,
  initial,
  children,
}: Props): ReactNode {
  const { code, result } = useMemo(() => splitResult(children), [children]);
  const template = useMemo(() => getNodeText(code), [code]);
  const [text, setText] = useState(initial);
  const [submission, setSubmission] = useState<Submission>();
  const [hasRun, setHasRun] = useState(false);
  const { module, isLoading, request, failure } = useLazyModule(loadLiveForm);
  const showRun = useCallback(() => {
    setHasRun(true);
  }, []);
  const name = title ?? label;
  const shown = submission?.text ?? initial;
  const typed = <mark className={styles.typed}>{shown}</mark>;
  const send = () => {
    const query = createFormQuery(template, text);
    setSubmission({ text, query });
    request();
    announce(query.values ? `${words.parameter}: ${text}` : query.sql);
  };
  const reset = () => {
    setText(initial);
    setSubmission(undefined);
    setHasRun(false);
  };
  return (
    <div className={block.block} data-lab="">
      <div className={block.bar}>
        <span className={block.label} data-pagefind-ignore="">
          {name}
        </span>
        <CopyButton
          label={words.copy}
          text={() => createFormQuery(template, shown).sql}
        />
      </div>
      <Field
        label={field}
        isChanged={text !== initial || submission !== undefined}
        onEdit={setText}
        onSend={send}
        onReset={reset}
        {...{ text, isLoading }}
      />
      <p className={styles.given}>
        {field}: {typed}
      </p>
      <StaticCode label={name}>{fillPlace(code, typed)}</StaticCode>
      {!isPasted(template) && (
        <p className={styles.value}>
          {words.parameter}: {typed}
        </p>
      )}
      {failure}
      {module && submission && (
        <module.default
          {...{ base, setUp }}
          query={submission.query}
          onResult={showRun}
        />
      )}
      {!hasRun && result}
    </div>
  );
}
