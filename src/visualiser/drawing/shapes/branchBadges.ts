import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import type { Marks } from '../marks.ts';

/** A badge of a branch, from its right end to its left. */
export type BranchBadge = { text: string; title: string; tone: 'ok' | 'bad' | 'warn' | 'brand' };

const signs = { added: ['+', 'ok'], removed: ['−', 'bad'], changed: ['~', 'warn'] } as const;

/** The sign of what has changed, the same for a state as for a branch. */
export const changeBadge = (change: keyof typeof signs): BranchBadge => {
  const [text, tone] = signs[change];
  return { text, title: t(`changes.${change}`), tone };
};

/** What is said of a branch by a sign and a word: what changed, how many times it was walked, what nobody noticed. */
export const branchBadges = (branch: string, { overlay, changes }: Marks): BranchBadge[] => {
  const change = changes?.branches[branch];
  const walked = overlay?.[branch];
  const badges: BranchBadge[] = change ? [changeBadge(change)] : [];
  if (!walked) return badges;
  const { covered, count, refused = 0, survivors = [] } = walked;
  badges.push(
    covered
      ? { text: `×${count}`, title: t('coverage.covered', { count }), tone: 'ok' }
      : { text: '×0', title: t('coverage.uncovered'), tone: 'bad' },
  );
  if (refused)
    badges.push({ text: `⊘${refused}`, title: t('coverage.refused', { count: refused }), tone: 'warn' });
  if (survivors.length) {
    const text = t(`coverage.survivors.${plural(survivors.length)}`, { count: survivors.length });
    badges.push({
      text: `!${survivors.length}`,
      title: [`${text}\u00a0:`, ...survivors].join('\n'),
      tone: 'bad',
    });
  }
  return badges;
};
