import type { ReactNode } from 'react';
import Table from '../../../components/Table/index';
import { isAltered } from '../engine/exercise/isAltered';
import { useCWork } from './work';
import Rules from './Rules';
import styles from '../../exercise/styles.module.css';
import { spacingWords } from '../words';

function Text({ children }: { readonly children: string }): ReactNode {
  return <pre className={styles.text}>{children.replace(/\n$/, '')}</pre>;
}

/** Writes the files of a case, each under its name. */
const formatFiles = (files: Readonly<Record<string, string | null>>) =>
  Object.entries(files)
    .map(([name, text]) => `${name}:\n${text ?? '(no está)'}`)
    .join('\n');

/** Table of the visible cases, with the other rules of the exercise. */
export default function Cases(): ReactNode {
  const { task } = useCWork();
  const givenCases = task.cases.filter((test) => !isAltered(test));
  const visible = givenCases.filter(({ hidden }) => !hidden);
  const hidden = givenCases.length - visible.length;
  const shownColumns = {
    input: visible.some(({ input }) => input !== undefined),
    args: visible.some(({ args }) => args !== undefined),
    files: visible.some(({ files }) => files !== undefined),
    leaves: visible.some(({ leaves }) => leaves !== undefined),
    status: visible.some(({ status }) => status !== undefined),
  };
  return (
    <>
      <Table className={styles.cases}>
        <caption>Lo que tiene que salir</caption>
        <thead>
          <tr>
            <th scope="col">Caso</th>
            {shownColumns.args && <th scope="col">Argumentos</th>}
            {shownColumns.input && <th scope="col">Se teclea</th>}
            {shownColumns.files && <th scope="col">Archivos</th>}
            <th scope="col">Sale</th>
            {shownColumns.leaves && <th scope="col">Queda</th>}
            {shownColumns.status && <th scope="col">Estado</th>}
          </tr>
        </thead>
        <tbody>
          {visible.map(
            ({ name, input, args, files, output, leaves, status }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shownColumns.args && (
                  <td>{args ? <Text>{args.join(' ')}</Text> : 'ninguno'}</td>
                )}
                {shownColumns.input && (
                  <td>{input ? <Text>{input}</Text> : 'nada'}</td>
                )}
                {shownColumns.files && (
                  <td>
                    {files ? <Text>{formatFiles(files)}</Text> : 'los de abajo'}
                  </td>
                )}
                <td>{output === '' ? 'nada' : <Text>{output}</Text>}</td>
                {shownColumns.leaves && (
                  <td>
                    {leaves ? <Text>{formatFiles(leaves)}</Text> : 'lo mismo'}
                  </td>
                )}
                {shownColumns.status && <td>{status ?? 0}</td>}
              </tr>
            ),
          )}
        </tbody>
      </Table>
      <p className={styles.note}>
        {spacingWords[task.spaces]}
        {hidden === 1 && ' Hay un caso más, que no se ve.'}
        {hidden > 1 && ` Hay ${hidden} casos más, que no se ven.`}
        {givenCases.length < task.cases.length &&
          ' También se prueba con otros valores iniciales.'}
      </p>
      <Rules />
    </>
  );
}
