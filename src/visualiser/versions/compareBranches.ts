import { t } from '#locales/fr/visualiserVersions.ts';
import type { BranchChart } from '../../kit/chart.ts';
import { type GuardChart, guardText } from '../../kit/guardChart.ts';
import { quoted } from '../../kit/narration/french.ts';
import { describeBranch, describeGuard, type Told } from '../../kit/narration/story.ts';
import { nameOfState } from './compareStates.ts';
import type { Difference } from './difference.ts';
import { matchBranches, type Pair, reordered } from './matchBranches.ts';
import { news } from './news.ts';

/** A branch by its sentence, else by where it is and what it waits for. */
const nameOf = (told: Told, branch: BranchChart): string =>
  branch.description
    ? quoted(branch.description)
    : t('branch.unnamed', { state: nameOfState(told, branch.source), when: describeBranch(told, branch) });

/** The conditions that must all be true, in words. */
const conditionsOf = (told: Told, guard: GuardChart | null): string[] => {
  if (!guard) return [];
  return guard.kind === 'and'
    ? guard.guards.flatMap((part) => conditionsOf(told, part))
    : [describeGuard(told, guard) || guardText(guard)];
};

const targetsOf = (told: Told, { targets }: BranchChart): string =>
  targets.map((id) => nameOfState(told, id)).join(', ') || t('branch.stays');

const actionsOf = ({ model }: Told, { actions }: BranchChart): string[] =>
  actions.map(({ name }) => model.words.actions[name] ?? name);

/** What a branch that is in both versions does otherwise, a sentence each. */
const changesIn = (old: Told, now: Told, { before, after }: Pair, isMoved: boolean): string[] => {
  const name = nameOf(now, after);
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
      ? news(conditionsOf(old, before.guard), conditionsOf(now, after.guard), (more, what) =>
          t(more ? 'branch.condition' : 'branch.conditionNoMore', { name, what }),
        )
      : []),
    ...(isElsewhere
      ? [t('branch.leads', { name, before: targetsOf(old, before), after: targetsOf(now, after) })]
      : []),
    ...(before.reenter === after.reenter
      ? []
      : [t(after.reenter ? 'branch.reenters' : 'branch.staysIn', { name })]),
    ...news(
      before.actions.map((action) => action.name),
      after.actions.map((action) => action.name),
      (more, action) => {
        const said = (more ? now : old).model.words.actions[action] ?? action;
        return t(more ? 'branch.does' : 'branch.doesNoMore', { name, what: said });
      },
    ),
    ...(isMoved ? [t('branch.moved', { name })] : []),
  ];
};

/** The branches added, removed and changed; one whose index alone shifts is the same. */
export const compareBranches = (old: Told, now: Told): Difference[] => {
  const { pairs, added, removed } = matchBranches(old.chart.branches, now.chart.branches);
  const moved = new Set(reordered(pairs));
  const about = 'branch' as const;
  const described = (told: Told, branch: BranchChart) => {
    const conditions = conditionsOf(told, branch.guard);
    return {
      name: nameOf(told, branch),
      when: describeBranch(told, branch),
      where: nameOfState(told, branch.source),
      leads: targetsOf(told, branch),
      if: conditions.length ? t('branch.if', { what: conditions.join(', et ') }) : '',
      does: actionsOf(told, branch)
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
        sentence: t('branch.added', described(now, branch)),
      }),
    ),
    ...removed.map(
      (branch): Difference => ({
        about,
        change: 'removed',
        before: branch.id,
        after: null,
        sentence: t('branch.removed', described(old, branch)),
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
