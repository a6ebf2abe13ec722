import { t } from '#locales/fr/visualiserDrawing.ts';
import { type ActionChart, type BranchChart, guardText, type NodeChart } from '../../kit/chart/chart.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describeBranch, describeGuard, isChoice, isElse } from '../../kit/narration/story.ts';

export type Names = 'french' | 'technical';

/** Parts of a branch label, '' if missing: trigger, condition, difference from other branches, actions. */
export type BranchLabel = { when: string; given: string; means: string; done: string };

export type ItemLabel = {
  kind: 'invoked' | 'waited' | 'entry' | 'exit' | 'stays';
  branch: BranchChart | null;
  text: string;
};

type Vocabulary = {
  node: (node: NodeChart) => string;
  branch: (branch: BranchChart) => BranchLabel;
  call: (port: string) => string;
  wait: (delay: BranchChart) => string;
  done: (when: 'entry' | 'exit', actions: readonly ActionChart[]) => string;
  stays: (words: BranchLabel) => string;
};

const that = (text: string) => (/^[aeiouyàâéèêëîïôûh]/i.test(text) ? `qu’${text}` : `que ${text}`);

const inBrackets = (given: string) => given && `[${given}]`;

const french = (described: DescribedFlow): Vocabulary => {
  const { chart, model } = described;
  const sayActions = (actions: readonly ActionChart[]) =>
    actions.map(({ name }) => model.words.actions[name] ?? name).join('\u202f; ');
  return {
    node: ({ description, key }) => description ?? key,
    branch: (branch) => {
      const guard = branch.guard && describeGuard(described, branch.guard);
      const actions = sayActions(branch.actions);
      return {
        when: describeBranch(described, branch),
        given: guard ? t('given', { what: guard }) : isElse(chart, branch) ? t('else') : '',
        means: isChoice(chart, branch) ? (branch.description ?? '') : '',
        done: actions && t('done', { what: actions }),
      };
    },
    call: (port) => t('requested', { what: model.words.ports[port] ?? port }),
    wait: (delay) => t('waited', { what: that(describeBranch(described, delay)) }),
    done: (when, actions) => t(when, { what: sayActions(actions) }),
    stays: ({ when, given, done }) =>
      t('when', { what: [when, inBrackets(given), done].filter(Boolean).join(', ') }),
  };
};

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

const technical = ({ chart }: DescribedFlow): Vocabulary => ({
  node: ({ key }) => key,
  branch: (branch) => ({
    when: eventName(branch),
    given: branch.guard ? guardText(branch.guard) : isElse(chart, branch) ? 'else' : '',
    means: '',
    done: branch.actions.length ? `/ ${named(branch.actions)}` : '',
  }),
  call: (port) => `invoke / ${port}`,
  wait: eventName,
  done: (when, actions) => `${when} / ${named(actions)}`,
  stays: ({ when, given, done }) => [when, inBrackets(given), done].filter(Boolean).join(' '),
});

export type Labels = ReturnType<typeof toLabels>;

export const toLabels = (described: DescribedFlow, names: Names) => {
  const { node, branch, ...words } = names === 'french' ? french(described) : technical(described);
  const item = (kind: ItemLabel['kind'], text: string): ItemLabel => ({ kind, branch: null, text });
  return {
    node,
    branch,
    items: (state: NodeChart, branches: readonly BranchChart[]): ItemLabel[] => [
      ...state.invokes.map(({ src }) => item('invoked', words.call(src))),
      ...branches
        .filter(({ kind, index }) => kind === 'after' && index === 0)
        .map((delay) => item('waited', words.wait(delay))),
      ...(['entry', 'exit'] as const)
        .filter((when) => state[when].length > 0)
        .map((when) => item(when, words.done(when, state[when]))),
      ...branches
        .filter(({ targets }) => targets.length === 0)
        .map((own) => ({ ...item('stays', words.stays(branch(own))), branch: own })),
    ],
  };
};
