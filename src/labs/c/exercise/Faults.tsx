import type { ReactNode } from 'react';
import type { CaseResult, Fault } from '../engine/exercise/judge';
import type { Spacing } from '../engine/exercise/types';
import DefinitionText from '../../../components/DefinitionText';
import RunExplanation from '../views/ErrorCard/RunExplanation';
import OutputDifference from './OutputDifference';
import { describeCut, describeRefusal } from '../sentences';
import styles from '../../exercise/CheckResult/styles.module.css';

interface Props {
  readonly result: CaseResult;
  readonly spaces: Spacing;
  readonly isShown: boolean;
}

function OutputFault({ result, spaces, isShown }: Props): ReactNode {
  const { test, run } = result;
  if (!isShown) return <p>La salida no es la esperada.</p>;
  if (!run || run.stdout === '')
    return (
      <>
        <p>El programa no escribió nada. Se esperaba:</p>
        <pre className={styles.text}>{test.output.replace(/\n$/, '')}</pre>
      </>
    );
  return (
    <>
      <p>La salida no es la esperada:</p>
      <OutputDifference
        expected={test.output}
        actual={run.stdout}
        spaces={spaces}
      />
      {test.changes && (
        <p>
          Si con tus valores sale bien, hay algún resultado escrito a mano:
          tiene que salir de las variables.
        </p>
      )}
      {test.replacements && (
        <p>
          Si con tu función sale bien, hay alguien que hace su trabajo por ella:
          lo que contesta, o lo que escribe, tiene que salir de llamarla.
        </p>
      )}
    </>
  );
}

function FileFault({
  fault: { name, expected, actual },
  isShown,
  spaces,
}: Omit<Props, 'result'> & {
  readonly fault: Extract<Fault, { readonly kind: 'file' }>;
}): ReactNode {
  const file = <code>{name}</code>;
  if (expected === undefined)
    return <p>Al terminar está {file}, y no tenía que quedar.</p>;
  if (actual === undefined) return <p>Al terminar no está {file}.</p>;
  if (!isShown) return <p>{file} no queda como se espera.</p>;
  return (
    <>
      <p>{file} no queda como se espera:</p>
      <OutputDifference
        expected={expected}
        actual={actual}
        spaces={spaces}
        names={{ expectedOutput: 'Se espera', actualOutput: 'Quedó' }}
      />
    </>
  );
}

function ErrorTextFault({
  fault: { expected },
  result: { run },
  isShown,
  spaces,
}: Props & {
  readonly fault: Extract<Fault, { readonly kind: 'errors' }>;
}): ReactNode {
  if (expected === false)
    return <p>Escribió algo por el error estándar, y no tenía que hacerlo.</p>;
  if (!run?.stderr) return <p>No escribió nada por el error estándar.</p>;
  if (expected === true || !isShown)
    return <p>Lo que sale por el error estándar no es lo esperado.</p>;
  return (
    <>
      <p>Lo que sale por el error estándar no es lo esperado:</p>
      <OutputDifference
        expected={expected}
        actual={run.stderr}
        spaces={spaces}
      />
    </>
  );
}

function FaultItem({
  fault,
  ...props
}: Props & { readonly fault: Fault }): ReactNode {
  switch (fault.kind) {
    case 'end':
      return <p>{describeCut(fault.end)}</p>;
    case 'finding':
      return (
        <p>
          En la línea {fault.finding.place.line} el programa hizo algo que C no
          define, aunque la salida parezca buena.
        </p>
      );
    case 'status':
      return (
        <p>
          Terminó con el estado {fault.actual}; se esperaba {fault.expected}.
        </p>
      );
    case 'output':
      return <OutputFault {...props} />;
    case 'errors':
      return <ErrorTextFault fault={fault} {...props} />;
    case 'file':
      return <FileFault fault={fault} {...props} />;
    case 'undeclared':
    case 'valueless':
    case 'refused':
      return (
        <p>
          <DefinitionText text={describeRefusal(fault)} />
        </p>
      );
  }
}

/** List of the errors found in a case. */
export default function Faults(props: Props): ReactNode {
  const { test, faults, run, memory = [] } = props.result;
  const spaces = test.spaces ?? props.spaces;
  return (
    <>
      {faults.map((fault, index) => (
        <FaultItem key={index} fault={fault} {...props} spaces={spaces} />
      ))}
      {run && (
        <RunExplanation
          result={{ ...run, findings: [...run.findings, ...memory] }}
        />
      )}
    </>
  );
}
