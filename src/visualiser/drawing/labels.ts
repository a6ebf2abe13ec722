import { t } from '#locales/fr/visualiserDrawing.ts';
import {
  type ActionChart,
  type BranchChart,
  type Chart,
  guardText,
  type NodeChart,
} from '../../kit/chart/chart.ts';
import {
  type DescribedFlow,
  describeBranch,
  describeGuard,
  isChoice,
  isElse,
} from '../../kit/narration/story.ts';

export type Names = 'french' | 'technical';

/**
 * Words of a branch: trigger, condition (or « else »), meaning among several branches of one event, and actions. A
 * part is empty if the branch has none.
 */
export type BranchLabel = { when: string; given: string; means: string; done: string };

export type ItemLabel = {
  kind: 'invoked' | 'waited' | 'entry' | 'exit' | 'stays';
  branch: BranchChart | null;
  text: string;
};

export type Labels = {
  node: (node: NodeChart) => string;
  branch: (branch: BranchChart) => BranchLabel;
  items: (node: NodeChart, branches: readonly BranchChart[]) => ItemLabel[];
};

const actionsIn = (described: DescribedFlow, actions: readonly ActionChart[]): string =>
  actions.map(({ name }) => described.model.words.actions[name] ?? name).join('\u202f; ');

const that = (text: string) => (/^[aeiouyàâéèêëîïôûh]/i.test(text) ? `qu’${text}` : `que ${text}`);

const french = (described: DescribedFlow): Labels => {
  const { words } = described.model;
  const branch = (chart: BranchChart): BranchLabel => {
    const guard = chart.guard && describeGuard(described, chart.guard);
    const actions = actionsIn(described, chart.actions);
    return {
      when: describeBranch(described, chart),
      given: guard ? t('given', { what: guard }) : isElse(described.chart, chart) ? t('else') : '',
      means: isChoice(described.chart, chart) ? (chart.description ?? '') : '',
      done: actions && t('done', { what: actions }),
    };
  };
  return {
    node: ({ description, key }) => description ?? key,
    branch,
    items: ({ invokes, entry, exit }, branches) => [
      ...invokes.map(
        ({ src }): ItemLabel => ({
          kind: 'invoked',
          branch: null,
          text: t('requested', { what: words.ports[src] ?? src }),
        }),
      ),
      ...listDelays(branches).map(
        (delay): ItemLabel => ({
          kind: 'waited',
          branch: null,
          text: t('waited', { what: that(describeBranch(described, delay)) }),
        }),
      ),
      ...(['entry', 'exit'] as const).flatMap((kind): ItemLabel[] => {
        const what = actionsIn(described, kind === 'entry' ? entry : exit);
        return what ? [{ kind, branch: null, text: t(kind, { what }) }] : [];
      }),
      ...listInternal(branches).map((chart): ItemLabel => {
        const { when, given, done } = branch(chart);
        const what = [when, given && `[${given}]`, done].filter(Boolean).join(', ');
        return { kind: 'stays', branch: chart, text: t('when', { what }) };
      }),
    ],
  };
};

const listDelays = (branches: readonly BranchChart[]): BranchChart[] =>
  branches.filter(({ kind, index }) => kind === 'after' && index === 0);

const listInternal = (branches: readonly BranchChart[]): BranchChart[] =>
  branches.filter(({ targets }) => targets.length === 0);

const eventName = ({ kind, event, actor, delay }: BranchChart): string => {
  const names: Readonly<Record<string, string>> = {
    after: `after ${delay ?? ''}`,
    stateDone: 'done',
    actorDone: `done(${actor ?? ''})`,
    actorFailed: `error(${actor ?? ''})`,
    actorChanged: `snapshot(${actor ?? ''})`,
  };
  return names[kind] ?? event;
};

const named = (actions: readonly ActionChart[]) => actions.map(({ name }) => name).join(', ');

const technicalBranch = (chart: Chart, branch: BranchChart): BranchLabel => ({
  when: eventName(branch),
  given: branch.guard ? guardText(branch.guard) : isElse(chart, branch) ? 'else' : '',
  means: '',
  done: branch.actions.length ? `/ ${named(branch.actions)}` : '',
});

const technical = ({ chart }: DescribedFlow): Labels => ({
  node: ({ key }) => key,
  branch: (branch) => technicalBranch(chart, branch),
  items: ({ invokes, entry, exit }, branches) => [
    ...invokes.map(({ src }): ItemLabel => ({ kind: 'invoked', branch: null, text: `invoke / ${src}` })),
    ...listDelays(branches).map(
      (delay): ItemLabel => ({ kind: 'waited', branch: null, text: eventName(delay) }),
    ),
    ...(entry.length ? [{ kind: 'entry', branch: null, text: `entry / ${named(entry)}` } as const] : []),
    ...(exit.length ? [{ kind: 'exit', branch: null, text: `exit / ${named(exit)}` } as const] : []),
    ...listInternal(branches).map((branch): ItemLabel => {
      const { when, given, done } = technicalBranch(chart, branch);
      return { kind: 'stays', branch, text: [when, given && `[${given}]`, done].filter(Boolean).join(' ') };
    }),
  ],
});

export const toLabels = (described: DescribedFlow, names: Names): Labels =>
  names === 'french' ? french(described) : technical(described);
