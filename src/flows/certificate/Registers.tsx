import { t } from '#locales/fr/certificate.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Register } from '#machines/domain/consumption/statement.ts';
import { Table } from '../../ui/table/Table.tsx';
import { indexText } from './certificateWords.ts';
import { volume } from './Sheet.css.ts';

type Props = { registers: readonly Register[]; matricule: string };

/** The indexes at both ends, one row per meter. No call gives the number of a replaced meter. */
export const Registers = ({ registers, matricule }: Props) => (
  <div className={volume}>
    <h3>{t('sheet.indexes')}</h3>
    <Table
      caption={t('sheet.indexes')}
      columns={[
        {
          key: 'meter',
          label: t('sheet.column.meter'),
          cell: (register) =>
            register === registers.at(-1) ? matricule || meters('unnumbered') : t('sheet.replaced'),
        },
        { key: 'start', label: t('sheet.column.start'), cell: ({ start }) => indexText(start) },
        { key: 'end', label: t('sheet.column.end'), cell: ({ end }) => indexText(end) },
      ]}
      rows={registers}
      keyOf={({ start, end }) => end?.day ?? start?.day ?? 'first'}
    />
  </div>
);
