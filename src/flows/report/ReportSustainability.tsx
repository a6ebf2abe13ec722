import { t } from '#locales/fr/report.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import type { Report } from '../../domain/consumption/report.ts';
import { Table } from '../../ui/table/Table.tsx';
import * as css from './Report.css.ts';
import { shareText } from './reportTexts.ts';

const unknownData = [
  'withdrawal',
  'discharge',
  'consumption',
  'risk',
  'reused',
  'stored',
  'intensity',
] as const;

type Line = { key: string; name: string; value: string; state: string };

const linesOf = ({ volume, estimatedVolume }: Report, isPartial: boolean): Line[] => [
  {
    key: 'supplied',
    name: t('esrs.supplied.name'),
    value: formatRoundVolume(volume ?? 0),
    state: t(isPartial ? 'esrs.partial' : 'esrs.supplied.state'),
  },
  {
    key: 'quality',
    name: t('esrs.quality.name'),
    value: shareText(volume === null ? null : volume - estimatedVolume, volume),
    state: t('esrs.quality.state'),
  },
  ...unknownData.map((key) => ({
    key,
    name: t(`esrs.${key}.name`),
    value: t('esrs.unknown'),
    state: t(`esrs.${key}.state`),
  })),
];

type Props = { report: Report; isPartial: boolean };

/**
 * Information that ESRS E3-4 requires. The meters give only the water supplied, a withdrawal from a third party: each
 * other line stays to complete, never zero.
 */
export const Sustainability = ({ report, isPartial }: Props) => (
  <section className={css.unbroken} aria-labelledby="report-esrs">
    <h2 id="report-esrs">{t('esrs.title')}</h2>
    <p className={css.intro}>{t('esrs.intro')}</p>
    <Table
      caption={t('esrs.caption')}
      columns={[
        { key: 'data', label: t('esrs.data'), cell: ({ name }) => name },
        { key: 'value', label: t('esrs.value'), isNumeric: true, cell: ({ value }) => value },
        { key: 'state', label: t('esrs.state'), cell: ({ state }) => state },
      ]}
      rows={linesOf(report, isPartial)}
      keyOf={({ key }) => key}
    />
    <p className={css.soft}>{t('esrs.source')}</p>
  </section>
);
