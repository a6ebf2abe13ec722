import { ended } from '#machines/setup/chart.ts';
import { uniqueBy } from '#src/domain/lists.ts';
import type { Exploration } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import { limitedFields } from '../loose/deriveModel.ts';
import { unknownItems } from '../paths/requirements.ts';
import { type BranchChart, hasInline, leavesOfName, type NodeChart } from './chart.ts';

export type Finding = { rule: string; where: string; message: string };

const actionFindings = (where: string, actions: NodeChart['entry']): Finding[] =>
  actions
    .filter(({ named }) => !named)
    .map(({ name }) => ({ rule: 'unnamed-action', where, message: `une action sans nom (${name})` }));

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
      : [{ rule: 'no-description', where, message: 'un état sans description' }]),
    ...actionFindings(where, [...entry, ...exit]),
    ...invokes.flatMap(({ id, src, explicit }) => [
      ...(explicit ? [] : [{ rule: 'no-invoke-id', where, message: `${src} est appelé sans id` }]),
      // An actor without outcomes in the model is a callback, which cannot fail.
      ...(isAnswered(id) || !(src in model.outcomes)
        ? []
        : [{ rule: 'unhandled-failure', where, message: `aucune branche ne traite l’échec de ${id}` }]),
    ]),
  ];
};

const branchFindings = ({ id: where, guard, actions, description }: BranchChart): Finding[] => [
  ...(description ? [] : [{ rule: 'no-description', where, message: 'une branche sans description' }]),
  ...(guard && hasInline(guard) ? [{ rule: 'unnamed-guard', where, message: 'une garde sans nom' }] : []),
  ...actionFindings(where, actions),
];

const matches = (event: string, type: string): boolean =>
  event === type || event === '*' || (event.endsWith('.*') && `${type}.`.startsWith(event.slice(0, -1)));

const isHandled = ({ branches }: Exploration['chart'], type: string): boolean =>
  branches.some(({ event }) => matches(event, type));

/** Reports events of the model that no state handles, and requirements that cite unknown states or cases. */
export const unknownNames = (exploration: Exploration): Finding[] => {
  const { model, chart } = exploration;
  const events = new Set(chart.branches.flatMap(({ kind, event }) => (kind === 'event' ? [event] : [])));
  return [
    ...Object.keys(model.cases)
      .filter((type) => !isHandled(chart, type))
      .map((type) => ({
        rule: 'unheard-event',
        where: chart.id,
        message: `aucun état ne traite «\u00a0${type}\u00a0»\u00a0; évènements traités\u00a0: ${[...events].join(', ') || 'aucun'}`,
      })),
    ...unknownItems(exploration).map(({ requirement, item, names }) => ({
      rule: 'unknown-requirement',
      where: chart.id,
      message: `l’exigence «\u00a0${requirement}\u00a0» cite «\u00a0${item}\u00a0», qui n’est ni une branche, ni un état, ni un cas, ni une réponse\u00a0; noms possibles\u00a0: ${names.join(', ')}`,
    })),
  ];
};

const enterable = ({ nodes, branches }: Exploration['chart']): ReadonlySet<string> => {
  const found = new Set<string>();
  const enter = (id: string | null): void => {
    const node = nodes.find((one) => one.id === id);
    if (!node || found.has(node.id)) return;
    found.add(node.id);
    enter(node.parent);
    for (const target of node.initial?.targets ?? []) enter(target);
    if (node.type === 'parallel')
      for (const { id: child, parent } of nodes) if (parent === node.id) enter(child);
  };
  enter(nodes[0]?.id ?? null);
  for (const target of branches.flatMap(({ targets }) => targets)) enter(target);
  return found;
};

/** Reports states never entered or left, useless final states, and context fields that the key lacks. */
const shapeFindings = (exploration: Exploration): Finding[] => {
  const { chart, model, places, out, keyGaps } = exploration;
  const limited = limitedFields(exploration);
  const entered = enterable(chart);
  const orphans = chart.nodes.filter(({ id, type }) => type !== 'history' && !entered.has(id));
  const dead = places.filter(
    ({ index, status, name, configuration }) =>
      status === 'active' &&
      !configuration.snapshot.hasTag(ended) &&
      !leavesOfName(name).every((keys) => model.rests?.includes(keys.join('.'))) &&
      (out[index] ?? []).every(({ to, branches }) => to === index && !branches.length),
  );
  const handlesEnd = (id: string) =>
    chart.branches.some(({ source, kind }) => source === id && (kind === 'stateDone' || kind === 'wildcard'));
  const silent = chart.nodes.filter(
    ({ id, type, parent }) =>
      parent !== null &&
      type === 'compound' &&
      chart.nodes.some((child) => child.parent === id && child.type === 'final') &&
      !handlesEnd(id) &&
      chart.nodes.find((node) => node.id === parent)?.type !== 'parallel',
  );
  return [
    ...orphans.map(({ id }) => ({ rule: 'orphan-state', where: id, message: 'aucune branche n’y mène' })),
    ...dead.map(({ name }) => ({ rule: 'dead-end', where: name, message: 'ni une sortie, ni une fin' })),
    ...silent.map(({ id }) => ({ rule: 'unheard-end', where: id, message: 'des fins, mais sans onDone' })),
    ...(limited.length || (!model.key && keyGaps().length)
      ? [
          {
            rule: 'no-key',
            where: chart.id,
            message: limited.length
              ? `le modèle n’a pas de clé, mais des gardes lisent ${limited.join(', ')}, avec trop de valeurs pour la clé dérivée`
              : 'le modèle n’a pas de clé, mais des gardes dépendent du contexte',
          },
        ]
      : []),
  ];
};

const walkFindings = ({ chart, model, places, out, unreachable, keyGaps }: Exploration): Finding[] => {
  const edges = out.flat();
  const accepted = new Set(
    edges.flatMap(({ move, refused }) => (move.kind === 'event' && !refused ? [move.type] : [])),
  );
  return [
    ...unreachable.map(({ id }) => ({
      rule: 'unreachable',
      where: id,
      message: 'aucun pas exploré ne prend cette branche, ou sa garde lit une valeur absente de la clé',
    })),
    ...keyGaps().map(({ place, move, fields }) => ({
      rule: 'key-gap',
      where: place,
      message: `«\u00a0${move}\u00a0» a plusieurs effets dans des contextes de même clé\u00a0: ${fields
        .map(({ name, values }) => `${name} vaut ${values.join(' ou ')}`)
        .join(', ')}`,
    })),
    ...Object.keys(model.cases)
      .filter((type) => !accepted.has(type) && isHandled(chart, type))
      .map((type) => ({
        rule: 'unheard-event',
        where: chart.id,
        message: `«\u00a0${type}\u00a0» est refusé partout\u00a0: ses gardes ne sont jamais vraies, ou l’exploration n’atteint pas ses états`,
      })),
    ...edges
      .filter(({ move, branches }) => move.kind === 'answer' && branches.length === 0)
      .map(({ from, move }) => ({
        rule: 'unheard-answer',
        where: places[from]?.name ?? '',
        message: `aucune branche ne traite «\u00a0${moveText(move)}\u00a0»`,
      })),
  ];
};

const unique = (findings: readonly Finding[]) => uniqueBy(findings, (finding) => JSON.stringify(finding));

export const lint = (exploration: Exploration): Finding[] => {
  const { chart } = exploration;
  return unique([
    ...chart.nodes.flatMap((node) => nodeFindings(exploration, node)),
    ...chart.branches.flatMap(branchFindings),
    ...walkFindings(exploration),
    ...shapeFindings(exploration),
    ...unknownNames(exploration),
  ]);
};
