import type { Exploration } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import { unknownItems } from '../paths/requirements.ts';
import { type BranchChart, hasInline, type NodeChart } from './chart.ts';

export type Finding = { rule: string; where: string; message: string };

const actionFindings = (where: string, actions: NodeChart['entry']): Finding[] =>
  actions
    .filter(({ named }) => !named)
    .map(({ name }) => ({ rule: 'unnamed-action', where, message: `an action written in place (${name})` }));

const handlesFailure = ({ event, source }: BranchChart, actor: string, where: string): boolean => {
  const failure = `xstate.error.actor.${actor}`;
  if (event === failure) return true;
  const isAround = where === source || where.startsWith(`${source}.`);
  return isAround && event.endsWith('*') && failure.startsWith(event.slice(0, -1));
};

const nodeFindings = ({ chart, model }: Exploration, node: NodeChart): Finding[] => {
  const { id: where, description, entry, exit, invokes, type } = node;
  const isAnswered = (actor: string) => chart.branches.some((branch) => handlesFailure(branch, actor, where));
  return [
    ...(description || type === 'history'
      ? []
      : [{ rule: 'no-description', where, message: 'a state without a description' }]),
    ...actionFindings(where, [...entry, ...exit]),
    ...invokes.flatMap(({ id, src, explicit }) => [
      ...(explicit ? [] : [{ rule: 'no-invoke-id', where, message: `${src} is invoked without an id` }]),
      // An actor without outcomes in the model is a callback: it sends events instead of an answer.
      ...(isAnswered(id) || !(src in model.outcomes)
        ? []
        : [{ rule: 'unhandled-failure', where, message: `${id} may fail and nothing hears it` }]),
    ]),
  ];
};

const branchFindings = ({ id: where, guard, actions, description }: BranchChart): Finding[] => [
  ...(description ? [] : [{ rule: 'no-description', where, message: 'a branch without a description' }]),
  ...(guard && hasInline(guard)
    ? [{ rule: 'unnamed-guard', where, message: 'a guard written in place' }]
    : []),
  ...actionFindings(where, actions),
];

const walkFindings = ({ chart, model, places, out, unreachable, keyGaps }: Exploration): Finding[] => {
  const edges = out.flat();
  const accepted = new Set(
    edges.flatMap(({ move, refused }) => (move.kind === 'event' && !refused ? [move.type] : [])),
  );
  return [
    ...unreachable.map(({ id }) => ({
      rule: 'unreachable',
      where: id,
      message: 'no walk takes this branch',
    })),
    ...keyGaps().map(({ place, move, fields }) => ({
      rule: 'key-gap',
      where: place,
      message: `"${move}" does not always do the same in what the key takes for one state: ${fields
        .map(({ name, values }) => `${name} is ${values.join(' or ')}`)
        .join(', ')}`,
    })),
    ...Object.keys(model.cases)
      .filter((type) => !accepted.has(type))
      .map((type) => ({ rule: 'unheard-event', where: chart.id, message: `"${type}" is heard in no state` })),
    ...edges
      .filter(({ move, branches }) => move.kind === 'answer' && branches.length === 0)
      .map(({ from, move }) => ({
        rule: 'unheard-answer',
        where: places[from]?.name ?? '',
        message: `"${moveText(move)}" leads nowhere`,
      })),
  ];
};

const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

export const lint = (exploration: Exploration): Finding[] => {
  const { chart } = exploration;
  return unique([
    ...chart.nodes.flatMap((node) => nodeFindings(exploration, node)),
    ...chart.branches.flatMap(branchFindings),
    ...walkFindings(exploration),
    ...unknownItems(exploration).map(({ requirement, item }) => ({
      rule: 'unknown-requirement',
      where: chart.id,
      message: `the requirement "${requirement}" names "${item}", which no branch, state, case or outcome has`,
    })),
  ]);
};
