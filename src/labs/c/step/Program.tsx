import type { ReactNode } from 'react';
import CodeBlock from '../../../components/CodeBlock';
import { renderTokens } from '../../../components/CodeBlock/renderTokens';
import type { Token } from '../../../components/CodeBlock/tokens';
import type { SourceFile } from '../engine/types';
import { programFile } from './programFile';
import type { StepRun } from './run';

/** Joins the text of highlighted tokens. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (typeof token === 'string' ? token : token[1]))
    .join('');

interface FilesProps {
  readonly files: readonly SourceFile[] | undefined;
}

/** Files that a step gives besides its program. */
export function GivenFiles({ files = [] }: FilesProps): ReactNode {
  return files.map(({ name, text }) => (
    <CodeBlock key={name} label="Archivo" title={name}>
      {text.replace(/\n$/, '')}
    </CodeBlock>
  ));
}

interface Props {
  readonly code: readonly Token[];
  /** Input, arguments and files of its run. */
  readonly run: StepRun;
}

/** Program that a step asks about, with its files, arguments and input. */
export default function Program({
  code,
  run: { input, args, given },
}: Props): ReactNode {
  return (
    <>
      <CodeBlock label="Código C" title={programFile}>
        {renderTokens(code)}
      </CodeBlock>
      <GivenFiles files={given} />
      {args && (
        <>
          <p>Con los argumentos:</p>
          <CodeBlock label="Texto">{args.join(' ')}</CodeBlock>
        </>
      )}
      {input !== undefined && (
        <>
          <p>Se teclea:</p>
          <CodeBlock label="Texto">{input.replace(/\n$/, '')}</CodeBlock>
        </>
      )}
    </>
  );
}
