import type { FlowModel } from '#machines/setup/defineModel.ts';
import { type Chart, leavesOfName } from '../chart/chart.ts';
import type { Exploration } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import { walk } from '../explore/walk.ts';
import type { Path } from './paths.ts';

export type Requirement = { readonly id: string; readonly items: readonly string[]; readonly weight: number };

type Required = Pick<FlowModel, 'requirements' | 'weight'>;

const listRequirements = ({ requirements = {}, weight = 1 }: Required): Requirement[] =>
  Object.entries(requirements).map(([id, items]) => ({
    id,
    items,
    weight: typeof weight === 'number' ? weight : (weight[id] ?? 1),
  }));

/** Texts by which a requirement may list a branch: its id or source states, with or without the flow. */
const namesOfBranch = (id: string): string[] => {
  const [flow = '', ...states] = (id.split('|')[0] ?? '').split('.');
  const names = states.map((_, index) => states.slice(0, index + 1).join('.'));
  return [id, flow, ...names, ...names.map((name) => `${flow}.${name}`)];
};

/** Texts with which a requirement may list an example: « event (case) », « port ✗ outcome » or the case. */
const namesOfCases = ({ cases, outcomes }: FlowModel): string[] => [
  ...Object.entries(cases).flatMap(([type, named]) => [
    type,
    ...Object.keys(named).flatMap((name) => [name, moveText({ kind: 'event', type, case: name })]),
  ]),
  ...Object.entries(outcomes).flatMap(([port, results]) =>
    (['done', 'failed'] as const).flatMap((result) =>
      Object.keys(results[result]).flatMap((outcome) => [
        outcome,
        moveText({ kind: 'answer', actor: port, port, result, outcome }),
      ]),
    ),
  ),
];

/** Texts with which a requirement may list a state without branches, such as a final state. */
const namesOfEnd = ({ id, branches }: Chart, state: string): string[] =>
  branches.some(({ source }) => source === `${id}.${state}`) ? [] : [state, `${id}.${state}`];

export const unknownItems = ({ model, chart }: Exploration) => {
  const states = chart.nodes.flatMap(({ path }) => (path.length ? [path.join('.')] : []));
  const names = [...states, ...namesOfCases(model)];
  const known = new Set([
    ...chart.branches.flatMap(({ id }) => namesOfBranch(id)),
    ...states.flatMap((state) => namesOfEnd(chart, state)),
    ...names,
    chart.id,
  ]);
  return listRequirements(model).flatMap(({ id, items }) =>
    items.filter((item) => !known.has(item)).map((item) => ({ requirement: id, item, names })),
  );
};

const namesIn = ({ model, chart }: Exploration, path: Path): Set<string> => {
  const frames = walk(model, path);
  return new Set(
    frames.flatMap(({ name, move, branches }) => [
      ...branches.flatMap(namesOfBranch),
      ...leavesOfName(name).flatMap((keys) => namesOfEnd(chart, keys.join('.'))),
      ...(move?.kind === 'event' ? [move.type, move.case, moveText(move)] : []),
      ...(move?.kind === 'answer' ? [move.outcome, moveText({ ...move, actor: move.port })] : []),
    ]),
  );
};

const requirementsOf = (exploration: Exploration, path: Path): Requirement[] => {
  const required = listRequirements(exploration.model);
  if (!required.length) return [];
  const taken = namesIn(exploration, path);
  return required.filter(({ items }) => items.some((item) => taken.has(item)));
};

export const requirementIds = (exploration: Exploration, path: Path): string[] =>
  requirementsOf(exploration, path).map(({ id }) => id);

export const riskOf = (exploration: Exploration, path: Path): number =>
  requirementsOf(exploration, path).reduce((sum, { weight }) => sum + weight, 0);

export type RequirementCoverage = { id: string; declared: number; covered: number; missing: string[] };

/** Branches and examples of each requirement, with the covered ones. A state means all its branches. */
export const requirementCoverage = (
  exploration: Exploration,
  paths: readonly Path[],
): RequirementCoverage[] => {
  const taken = new Set(paths.flatMap((path) => [...namesIn(exploration, path)]));
  return listRequirements(exploration.model).map(({ id, items }) => {
    const declared = items.flatMap((item) => {
      const branches = exploration.chart.branches.filter((branch) => namesOfBranch(branch.id).includes(item));
      return branches.length ? branches.map((branch) => branch.id) : [item];
    });
    const all = new Set(declared);
    const missing = [...all].filter((item) => !taken.has(item));
    return { id, declared: all.size, covered: all.size - missing.length, missing };
  });
};
