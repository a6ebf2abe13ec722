import { t } from '#locales/fr/visualiser.ts';
import type { BranchChart } from '../../kit/chart/chart.ts';
import { guardText } from '../../kit/chart/guardChart.ts';
import { describeBranch, describeGuard, isElse } from '../../kit/narration/story.ts';
import { link } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayNode } from '../app/words.ts';
import * as css from './outline.css.ts';

const touches =
  (selected: string | null) =>
  ({ id, source, targets }: BranchChart): boolean =>
    selected === null ||
    selected === id ||
    [source, ...targets].some((end) => `${end}.`.startsWith(`${selected}.`));

/** What leads from a state to another, as a table: of the whole flow, or of the state selected. */
export const TransitionTable = ({ visualiser: { flow, place, frame, go } }: { visualiser: Visualiser }) => {
  const { chart, model } = flow;
  const { names, selected } = place;
  const isTechnical = names === 'technical';
  const taken = new Set(frame?.branches);
  const toState = (id: string) => (
    <button key={id} type="button" className={link} onClick={() => go({ selected: id })}>
      {sayNode(chart, names, id)}
    </button>
  );
  return (
    <section className={css.frame} aria-label={t('outline.table')}>
      <table className={css.table} aria-label={t('outline.caption')}>
        <thead>
          <tr>
            {(['from', 'when', 'guard', 'does', 'to'] as const).map((column) => (
              <th key={column} scope="col" className={css.cell}>
                {t(`outline.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.branches.filter(touches(selected)).map((branch) => (
            <tr key={branch.id} data-row={branch.id} {...(taken.has(branch.id) && { className: css.taken })}>
              <th scope="row" className={css.cell}>
                {toState(branch.source)}
              </th>
              <td className={css.cell}>{isTechnical ? branch.event : describeBranch(flow, branch)}</td>
              <td className={css.cell}>
                {branch.guard && (isTechnical ? guardText(branch.guard) : describeGuard(flow, branch.guard))}
                {isElse(chart, branch) && t('outline.else')}
              </td>
              <td className={css.cell}>
                {branch.actions
                  .map(({ name }) => (isTechnical ? name : (model.words.actions[name] ?? name)))
                  .join('\u202f; ')}
              </td>
              <td className={css.cell}>
                {branch.targets.length ? branch.targets.map(toState) : t('outline.stay')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
