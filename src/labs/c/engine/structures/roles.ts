import { classify, findComponents } from './classify';
import type { Component } from './classify';
import { fillGaps, MAX_CHANGE_STEPS } from './order';
import type { Moments } from './moments';
import type { GraphNode, Role } from './types';

interface LinkField {
  readonly path: string;
  readonly isArray: boolean;
}

const nextNames = /sig|next|nxt|adelante|post|prox|suc|right|der/i;
const previousNames = /\.ant|anterior|prev|prv|prior|atr[aá]s|back/i;
const listNames = /sig|next|nxt|prox/i;
const childNames = /hij|child|izq|der|left|right|sub|abajo|down/i;
const parentNames = /padre|parent|superior|\bup\b/i;

/** Returns the roles that the links of a record may have, best ones first. */
function listRoles(fields: readonly LinkField[]): readonly Role[] {
  const hasChildArray = fields.some(({ isArray }) => isArray);
  const paths = fields.map(({ path }) => path);
  const [first, second] = paths;
  if (first === undefined) return [];
  if (paths.length === 1 && !hasChildArray)
    return [{ kind: 'list', next: first }];
  const createTreeRole = (parent?: string): Role => ({
    kind: 'tree',
    children: paths.filter((path) => path !== parent),
    hasChildArray,
    parent,
  });
  if (paths.length === 2 && second !== undefined && !hasChildArray) {
    const isReversed = previousNames.test(first) || nextNames.test(second);
    const [next, previous] =
      isReversed && !previousNames.test(second)
        ? [second, first]
        : [first, second];
    const doubleListRole: Role = { kind: 'double-list', next, previous };
    const isNamed = nextNames.test(next) && previousNames.test(previous);
    // A double list with its links back still missing is no tree to its author.
    if (isNamed) return [doubleListRole, { kind: 'list', next }];
    // Nodes that are in two lists at once are excluded too.
    const isChained = paths.some((path) => listNames.test(path));
    const hasChild = paths.some((path) => childNames.test(path));
    return isChained && !hasChild
      ? [doubleListRole]
      : [createTreeRole(), doubleListRole];
  }
  const singleFields = fields.filter(({ isArray }) => !isArray);
  const parents = [
    ...singleFields.filter(({ path }) => parentNames.test(path)),
    ...singleFields.filter(({ path }) => !parentNames.test(path)),
  ];
  return [...parents.map(({ path }) => createTreeRole(path)), createTreeRole()];
}

/** Steps that speak for a role and against it. */
interface Evidence {
  readonly role: Role;
  readonly fits: number;
  readonly misfits: number;
}

/** Weighs a role by the steps with linked nodes. */
function weigh(
  role: Role,
  linkedIn: readonly (readonly Component[])[],
  { moments, momentAt }: Moments,
): Evidence {
  const fitIn = moments.map(
    ({ graph }, place) =>
      linkedIn[place]?.every(
        (nodes) => classify(nodes, graph, role) !== undefined,
      ) !== false,
  );
  const linkedComponents = momentAt.map((place) => linkedIn[place] ?? []);
  const isFit = momentAt.map((place) => fitIn[place] === true);
  // The lines that link a new node speak neither for nor against.
  const isNear = fillGaps(isFit, MAX_CHANGE_STEPS);
  const count = (flags: readonly boolean[], flag: boolean): number =>
    linkedComponents.filter(
      (components, step) => components.length > 0 && flags[step] === flag,
    ).length;
  return { role, fits: count(isFit, true), misfits: count(isNear, false) };
}

/**
 * Chooses what the links of a record mean from all steps of a trace.
 *
 * @returns undefined when the nodes have no known form in most steps.
 */
export function chooseRole(
  record: string,
  fields: readonly LinkField[],
  moments: Moments,
): Role | undefined {
  const linkedIn = moments.moments.map(({ graph }) =>
    findComponents(graph, record).filter(
      (nodes) => nodes.length > 1 || nodes.some(hasOwnLink),
    ),
  );
  const roles = listRoles(fields);
  if (linkedIn.every((components) => components.length === 0)) return roles[0];
  const [first, ...otherEvidence] = roles.map((role) =>
    weigh(role, linkedIn, moments),
  );
  if (first === undefined) return undefined;
  const bestEvidence = otherEvidence.reduce(
    (left, right) => (right.fits > left.fits ? right : left),
    first,
  );
  return bestEvidence.fits > 0 && bestEvidence.fits >= bestEvidence.misfits
    ? bestEvidence.role
    : undefined;
}

/** Returns true for a node that links to itself. */
function hasOwnLink({ id, links }: GraphNode): boolean {
  return links.some(({ target }) => target.kind === 'node' && target.id === id);
}
