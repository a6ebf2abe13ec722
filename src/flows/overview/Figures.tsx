import { t } from '#locales/fr/overview.ts';
import { dayName } from '#machines/domain/format/dayName.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import type { ToPay } from '#machines/overview/toPay.ts';
import * as css from './Overview.css.ts';

type Props = { toPay: ToPay; showsDueDates: boolean };

/** How much is to be paid, how much of it is late, and when the rest is due. */
export const Figures = ({ toPay: { total, late, nextDay }, showsDueDates }: Props) => {
  const figures = [
    { term: t('toPay.total'), value: formatEuros(total) },
    ...(showsDueDates
      ? [
          { term: t('toPay.late'), value: formatEuros(late) },
          ...(nextDay === null ? [] : [{ term: t('toPay.next'), value: dayName(nextDay) }]),
        ]
      : []),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
