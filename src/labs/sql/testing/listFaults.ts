import type {
  CaseVerdict,
  SqlDifference,
  SqlVerdict,
} from '../engine/exercise/types';

function nameDifference(difference: SqlDifference): string {
  switch (difference.kind) {
    case 'empty':
      return 'vacía';
    case 'no-rows':
      return 'sin filas';
    case 'error':
      return 'error';
    case 'writes':
      return 'escribe';
    case 'open-transaction':
      return 'transacción';
    case 'columns':
      return 'columnas';
    case 'rows':
      return 'filas';
    case 'order':
      return difference.luck === 'rows' || difference.luck === 'limit'
        ? 'filas'
        : 'orden';
    case 'table':
      return `tabla ${difference.table}`;
    case 'schema':
      return `esquema ${difference.name}`;
    case 'steps':
      return 'pasos';
  }
}

const listCaseFaults = ({ difference, steps = [] }: CaseVerdict): string[] => [
  ...steps.flatMap(({ isMet }, index) => (isMet ? [] : [`paso ${index + 1}`])),
  ...(difference && difference.kind !== 'steps'
    ? [nameDifference(difference)]
    : []),
];

/** Lists the faults of an answer, as authors write them after «Falla:». */
export function listFaults({ cases, rules }: SqlVerdict): string[] {
  const faults = [
    ...rules.flatMap(({ isKept }, index) =>
      isKept ? [] : [`regla ${index + 1}`],
    ),
    ...cases.flatMap(listCaseFaults),
  ];
  return [...new Set(faults)];
}
