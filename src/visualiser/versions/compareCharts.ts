import { t } from '#locales/fr/visualiserVersions.ts';
import { quoted } from '../../kit/narration/french.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { compareBranches } from './compareBranches.ts';
import { compareStates } from './compareStates.ts';
import type { Difference } from './difference.ts';

const kinds = ['events', 'guards', 'ports', 'actions'] as const;

/** The words that both versions have, and that are no longer the same. */
const compareWords = ({ model: old }: DescribedFlow, { model: now }: DescribedFlow): Difference[] =>
  kinds.flatMap((kind) =>
    Object.entries(now.words[kind]).flatMap(([name, after]): Difference[] => {
      const before = old.words[kind][name];
      if (before === undefined || before === after) return [];
      const sentence = t(`words.${kind}`, { before: quoted(before), after: quoted(after) });
      return [{ about: 'words', change: 'changed', before: null, after: null, sentence }];
    }),
  );

/** All that differs between two versions of a flow, in French: its states, its branches, then its words. */
export const compareCharts = (before: DescribedFlow, after: DescribedFlow): Difference[] => [
  ...compareStates(before, after),
  ...compareBranches(before, after),
  ...compareWords(before, after),
];
