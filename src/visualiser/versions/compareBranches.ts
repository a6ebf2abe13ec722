import { t } from '#locales/fr/visualiserVersions.ts';
import type { BranchChart } from '../../kit/chart/chart.ts';
import { type GuardChart, guardText } from '../../kit/chart/guardChart.ts';
import { quoted } from '../../kit/narration/french.ts';
import { type DescribedFlow, describeBranch, describeGuard } from '../../kit/narration/story.ts';
import { nameOfState } from './compareStates.ts';
import type { Difference } from './difference.ts';
import { matchBranches, type Pair, reordered } from './matchBranches.ts';
import { news } from './news.ts';

/** A branch by its sentence, else by where it is and what it waits for. */
const nameBranch = (described: DescribedFlow, branch: BranchChart): string =>
  branch.description
    ? quoted(branch.description)
    : t('branch.unnamed', {
        state: nameOfState(described, branch.source),
        when: describeBranch(described, branch),
      });

/** The conditions that must all be true, in words. */
const listConditions = (described: DescribedFlow, guard: GuardChart | null): string[] => {
  if (!guard) return [];
  return guard.kind === 'and'
    ? guard.guards.flatMap((part) => listConditions(described, part))
    : [describeGuard(described, guard) || guardText(guard)];
};

const describeTargets = (described: DescribedFlow, { targets }: BranchChart): string =>
  targets.map((id) => nameOfState(described, id)).join(', ') || t('branch.stays');

const listActions = ({ model }: DescribedFlow, { actions }: BranchChart): string[] =>
  actions.map(({ name }) => model.words.actions[name] ?? name);

/** What a branch that is in both versions does otherwise, a sentence each. */
const changesIn = (
  old: DescribedFlow,
  now: DescribedFlow,
  { before, after }: Pair,
  isMoved: boolean,
): string[] => {
  const name = nameBranch(now, after);
  const [wanted, wants] = [describeBranch(old, before), describeBranch(now, after)];
  const isElsewhere = before.targets.join() !== after.targets.join();
  // A wording that changes is told once, with the words.
  const hasOtherGuard = JSON.stringify(before.guard) !== JSON.stringify(after.guard);
  const waitsElse = before.event !== after.event || before.lasts !== after.lasts;
  return [
    ...(before.description === after.description
      ? []
      : [t('branch.description', { name, before: quoted(before.description ?? '…') })]),
    ...(waitsElse && wanted !== wants ? [t('branch.waits', { name, before: wanted, after: wants })] : []),
    ...(hasOtherGuard
      ? news(listConditions(old, before.guard), listConditions(now, after.guard), (more, what) =>
          t(more ? 'branch.condition' : 'branch.conditionNoMore', { name, what }),
        )
      : []),
    ...(isElsewhere
      ? [
          t('branch.leads', {
            name,
            before: describeTargets(old, before),
            after: describeTargets(now, after),
          }),
        ]
      : []),
    ...(before.reenter === after.reenter
      ? []
      : [t(after.reenter ? 'branch.reenters' : 'branch.staysIn', { name })]),
    ...news(
      before.actions.map((action) => action.name),
      after.actions.map((action) => action.name),
      (more, action) => {
        const what = (more ? now : old).model.words.actions[action] ?? action;
        return t(more ? 'branch.does' : 'branch.doesNoMore', { name, what });
      },
    ),
    ...(isMoved ? [t('branch.moved', { name })] : []),
  ];
};

/** The branches added, removed and changed; one whose index alone shifts is the same. */
export const compareBranches = (old: DescribedFlow, now: DescribedFlow): Difference[] => {
  const { pairs, added, removed } = matchBranches(old.chart.branches, now.chart.branches);
  const moved = new Set(reordered(pairs));
  const about = 'branch' as const;
  const describeParts = (described: DescribedFlow, branch: BranchChart) => {
    const conditions = listConditions(described, branch.guard);
    return {
      name: nameBranch(described, branch),
      when: describeBranch(described, branch),
      where: nameOfState(described, branch.source),
      leads: describeTargets(described, branch),
      if: conditions.length ? t('branch.if', { what: conditions.join(', et ') }) : '',
      does: listActions(described, branch)
        .map((what) => t('branch.and', { what }))
        .join(''),
    };
  };
  return [
    ...added.map(
      (branch): Difference => ({
        about,
        change: 'added',
        before: null,
        after: branch.id,
        sentence: t('branch.added', describeParts(now, branch)),
      }),
    ),
    ...removed.map(
      (branch): Difference => ({
        about,
        change: 'removed',
        before: branch.id,
        after: null,
        sentence: t('branch.removed', describeParts(old, branch)),
      }),
    ),
    ...pairs.flatMap((pair) =>
      changesIn(old, now, pair, moved.has(pair)).map(
        (sentence): Difference => ({
          about,
          change: 'changed',
          before: pair.before.id,
          after: pair.after.id,
          sentence,
        }),
      ),
    ),
  ];
};
