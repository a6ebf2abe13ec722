import { t } from '#locales/fr/visualiserVersions.ts';
import { groupBy } from '../../domain/lists.ts';
import type { ActionChart, BranchChart, GuardChart, NodeChart } from '../../kit/chart/chart.ts';
import { guardText } from '../../kit/chart/chart.ts';
import { type DescribedFlow, describeBranch, describeGuard, quoted } from '../../kit/narration/story.ts';
import type { Change, Changes } from '../drawing/picture.ts';

export type Difference = {
  about: 'node' | 'branch' | 'words';
  change: Change;
  /** Id of the state or branch in each version; null if it is absent, or if only a text differs. */
  before: string | null;
  after: string | null;
  sentence: string;
};

const difference = (
  about: 'node' | 'branch',
  before: string | null,
  after: string | null,
  sentence: string,
): Difference => ({
  about,
  change: before === null ? 'added' : after === null ? 'removed' : 'changed',
  before,
  after,
  sentence,
});

export const toChanges = (differences: readonly Difference[], side: 'before' | 'after'): Changes => {
  const listAbout = (subject: Difference['about']) =>
    differences.flatMap(({ about, change, [side]: id }) =>
      about === subject && id !== null ? [[id, change] as const] : [],
    );
  return { nodes: Object.fromEntries(listAbout('node')), branches: Object.fromEntries(listAbout('branch')) };
};

const news = (
  before: readonly string[],
  after: readonly string[],
  say: (more: boolean, item: string) => string,
): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => say(true, item)),
  ...before.filter((item) => !after.includes(item)).map((item) => say(false, item)),
];

const nameOfState = ({ chart }: DescribedFlow, id: string): string => {
  const node = chart.nodes.find((known) => known.id === id);
  return quoted(node?.description ?? (id === chart.id ? id : id.slice(chart.id.length + 1)));
};

const listActions = ({ model }: DescribedFlow, actions: readonly ActionChart[]): string[] =>
  actions.map(({ name }) => model.words.actions[name] ?? name);

const listPorts = ({ model }: DescribedFlow, { invokes }: NodeChart): string[] =>
  invokes.map(({ src }) => model.words.ports[src] ?? src);

const when = (isSo: boolean, say: () => string): string[] => (isSo ? [say()] : []);

const stateChanges = (old: DescribedFlow, now: DescribedFlow, was: NodeChart, is: NodeChart): string[] => {
  const name = nameOfState(now, is.id);
  const initial = is.initial?.targets ?? [];
  return [
    ...when(was.description !== is.description, () =>
      t('state.description', { name, before: quoted(was.description ?? '…') }),
    ),
    ...when(was.type !== is.type, () => t(`state.type.${is.type}`, { name })),
    ...when(initial.length > 0 && was.initial?.targets.join() !== initial.join(), () =>
      t('state.initial', { name, what: initial.map((id) => nameOfState(now, id)).join(', ') }),
    ),
    ...(was.history === is.history || !is.history ? [] : [t(`state.history.${is.history}`, { name })]),
    ...news(listPorts(old, was), listPorts(now, is), (more, what) =>
      t(more ? 'state.asks' : 'state.asksNoMore', { name, what }),
    ),
    ...news(listActions(old, was.entry), listActions(now, is.entry), (more, what) =>
      t(more ? 'state.entry' : 'state.entryNoMore', { name, what }),
    ),
    ...news(listActions(old, was.exit), listActions(now, is.exit), (more, what) =>
      t(more ? 'state.exit' : 'state.exitNoMore', { name, what }),
    ),
    ...news(was.tags, is.tags, (more, what) => t(more ? 'state.tag' : 'state.tagNoMore', { name, what })),
  ];
};

const compareStates = (old: DescribedFlow, now: DescribedFlow): Difference[] => {
  const then = new Map(old.chart.nodes.map((node) => [node.id, node]));
  const today = new Set(now.chart.nodes.map(({ id }) => id));
  return [
    ...now.chart.nodes.flatMap((node): Difference[] => {
      const { id } = node;
      const was = then.get(id);
      if (!was) return [difference('node', null, id, t('state.added', { name: nameOfState(now, id) }))];
      return stateChanges(old, now, was, node).map((sentence) => difference('node', id, id, sentence));
    }),
    ...old.chart.nodes
      .filter(({ id }) => !today.has(id))
      .map(({ id }) => difference('node', id, null, t('state.removed', { name: nameOfState(old, id) }))),
  ];
};

const kinds = ['events', 'guards', 'ports', 'actions'] as const;

const compareWords = ({ model: old }: DescribedFlow, { model: now }: DescribedFlow): Difference[] =>
  kinds.flatMap((kind) =>
    Object.entries(now.words[kind]).flatMap(([name, after]): Difference[] => {
      const before = old.words[kind][name];
      if (before === undefined || before === after) return [];
      const sentence = t(`words.${kind}`, { before: quoted(before), after: quoted(after) });
      return [{ about: 'words', change: 'changed', before: null, after: null, sentence }];
    }),
  );

const nameBranch = (described: DescribedFlow, branch: BranchChart): string =>
  branch.description
    ? quoted(branch.description)
    : t('branch.unnamed', {
        state: nameOfState(described, branch.source),
        when: describeBranch(described, branch),
      });

const listConditions = (described: DescribedFlow, guard: GuardChart | null): string[] => {
  if (!guard) return [];
  return guard.kind === 'and'
    ? guard.guards.flatMap((part) => listConditions(described, part))
    : [describeGuard(described, guard) || guardText(guard)];
};

const describeTargets = (described: DescribedFlow, { targets }: BranchChart): string =>
  targets.map((id) => nameOfState(described, id)).join(', ') || t('branch.stays');

type Pair = { before: BranchChart; after: BranchChart };

type Sign = (branch: BranchChart) => unknown;

const place: Sign = ({ source, event }) => [source, event];
const actions: Sign = (branch) => branch.actions.map(({ name }) => name);

/** Features by which the same branch is found in two versions. The most reliable combination is first. */
const signs: readonly Sign[] = [
  (branch) => [place(branch), branch.guard, branch.targets, actions(branch), branch.description],
  (branch) => [place(branch), branch.guard, branch.targets, actions(branch)],
  (branch) => [place(branch), branch.guard, branch.targets],
  (branch) => [place(branch), branch.guard],
  (branch) => [place(branch), branch.targets, actions(branch)],
  (branch) => [place(branch), branch.description],
  (branch) => [place(branch), branch.targets],
  (branch) => [place(branch), branch.index],
  (branch) => [branch.kind, branch.source, branch.guard, branch.targets, actions(branch)],
];

const matchBranches = (before: readonly BranchChart[], after: readonly BranchChart[]) => {
  const pairs: Pair[] = [];
  let removed = [...before];
  let added = [...after];
  for (const sign of signs) {
    const waiting = groupBy(added, (branch) => JSON.stringify(sign(branch)));
    const found = new Set<BranchChart>();
    removed = removed.filter((branch) => {
      const same = waiting.get(JSON.stringify(sign(branch)))?.shift();
      if (same) {
        pairs.push({ before: branch, after: same });
        found.add(same);
      }
      return !same;
    });
    added = added.filter((branch) => !found.has(branch));
  }
  return { pairs, removed, added };
};

const reordered = (pairs: readonly Pair[]): Pair[] => {
  const same = pairs.filter(
    ({ before, after }) => before.source === after.source && before.event === after.event,
  );
  const groups = groupBy(same, ({ after }) => `${after.source}|${after.event}`);
  return [...groups.values()].flatMap((group) => {
    const then = group.toSorted((a, b) => a.before.index - b.before.index);
    const now = group.toSorted((a, b) => a.after.index - b.after.index);
    return now.filter((pair, index) => then[index] !== pair);
  });
};

const changesIn = (old: DescribedFlow, now: DescribedFlow, { before, after }: Pair, isMoved: boolean) => {
  const name = nameBranch(now, after);
  const [wanted, wants] = [describeBranch(old, before), describeBranch(now, after)];
  // Compares guards without their sentences, which `compareWords` compares.
  const hasOtherGuard = JSON.stringify(before.guard) !== JSON.stringify(after.guard);
  const waitsElse = before.event !== after.event || before.lasts !== after.lasts;
  return [
    ...when(before.description !== after.description, () =>
      t('branch.description', { name, before: quoted(before.description ?? '…') }),
    ),
    ...when(waitsElse && wanted !== wants, () => t('branch.waits', { name, before: wanted, after: wants })),
    ...(hasOtherGuard
      ? news(listConditions(old, before.guard), listConditions(now, after.guard), (more, what) =>
          t(more ? 'branch.condition' : 'branch.conditionNoMore', { name, what }),
        )
      : []),
    ...when(before.targets.join() !== after.targets.join(), () =>
      t('branch.leads', { name, before: describeTargets(old, before), after: describeTargets(now, after) }),
    ),
    ...when(before.reenter !== after.reenter, () =>
      t(after.reenter ? 'branch.reenters' : 'branch.staysIn', { name }),
    ),
    ...news(
      before.actions.map((action) => action.name),
      after.actions.map((action) => action.name),
      (more, action) => {
        const what = (more ? now : old).model.words.actions[action] ?? action;
        return t(more ? 'branch.does' : 'branch.doesNoMore', { name, what });
      },
    ),
    ...when(isMoved, () => t('branch.moved', { name })),
  ];
};

const compareBranches = (old: DescribedFlow, now: DescribedFlow): Difference[] => {
  const { pairs, added, removed } = matchBranches(old.chart.branches, now.chart.branches);
  const moved = new Set(reordered(pairs));
  const describeParts = (described: DescribedFlow, branch: BranchChart) => {
    const conditions = listConditions(described, branch.guard);
    return {
      name: nameBranch(described, branch),
      when: describeBranch(described, branch),
      where: nameOfState(described, branch.source),
      leads: describeTargets(described, branch),
      if: conditions.length ? t('branch.if', { what: conditions.join(', et ') }) : '',
      does: listActions(described, branch.actions)
        .map((what) => t('branch.and', { what }))
        .join(''),
    };
  };
  return [
    ...added.map((branch) =>
      difference('branch', null, branch.id, t('branch.added', describeParts(now, branch))),
    ),
    ...removed.map((branch) =>
      difference('branch', branch.id, null, t('branch.removed', describeParts(old, branch))),
    ),
    ...pairs.flatMap((pair) =>
      changesIn(old, now, pair, moved.has(pair)).map((sentence) =>
        difference('branch', pair.before.id, pair.after.id, sentence),
      ),
    ),
  ];
};

export const compareCharts = (before: DescribedFlow, after: DescribedFlow): Difference[] => [
  ...compareStates(before, after),
  ...compareBranches(before, after),
  ...compareWords(before, after),
];
