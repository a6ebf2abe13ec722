import { t } from '#locales/fr/visualiserCoverage.ts';
import { plural } from '#locales/plural.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from '../paths/Paths.css.ts';
import type { Mutants } from './evidence.schema.ts';
import { branchTitle } from './Missing.tsx';
import { instant } from './written.ts';

const operators = [
  'drop',
  'retarget',
  'reenter',
  'unguard',
  'negate',
  'operator',
  'operand',
  'remove',
  'params',
  'event',
  'order',
  'initial',
  'history',
  'forget',
  'uncall',
  'input',
  'untag',
  'delay',
  'extra',
] as const;

/** A fault in words, by the operator that put it. */
const describeFault = (operator: string): string =>
  t(`mutants.operator.${operators.find((known) => known === operator) ?? 'other'}`);

type Props = { described: DescribedFlow; mutants: Mutants | null; onFocus: (branch: string) => void };

/** The faults that nothing noticed, on the branch where each was put. */
export const Survivors = ({ described, mutants, onFocus }: Props) => {
  if (!mutants)
    return (
      <>
        <p>{t('mutants.absent')}</p>
        <code className={css.command}>npm run paths -- mutate {described.chart.id}</code>
      </>
    );
  const { at, total, noticed, survivors } = mutants;
  return (
    <>
      <p>{t('mutants.summary', { date: instant(at), total, noticed })}</p>
      {survivors.length === 0 && noticed < total && <p>{t('mutants.all')}</p>}
      {survivors.length > 0 && (
        <>
          <p>{t(`mutants.survivors.${plural(survivors.length)}`, { count: survivors.length })}</p>
          <ul className={css.rows}>
            {survivors.map(({ id, operator, branch }) => {
              const known = described.chart.branches.find((one) => one.id === branch);
              const title = known ? branchTitle(described, known) : id;
              return (
                <li key={id} className={css.row}>
                  <div className={css.words}>
                    <p className={css.title}>{title}</p>
                    <p className={css.detail}>{describeFault(operator)}</p>
                  </div>
                  {known && (
                    <Button
                      variant="text"
                      aria-label={t('showNamed', { title })}
                      onPress={() => onFocus(known.id)}
                    >
                      {t('show')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
};
