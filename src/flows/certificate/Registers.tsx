import { t } from '#locales/fr/certificate.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { Register } from '#machines/domain/consumption/statement.ts';
import { indexText } from './certificateWords.ts';
import * as css from './Sheet.css.ts';

type Props = { registers: readonly Register[]; matricule: string };

/** The indexes at both ends, a row a meter: of one that was replaced, no call says the number. */
export const Registers = ({ registers, matricule }: Props) => (
  <table className={css.table}>
    <caption>{t('sheet.indexes')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('sheet.column.meter')}</th>
        <th scope="col">{t('sheet.column.start')}</th>
        <th scope="col">{t('sheet.column.end')}</th>
      </tr>
    </thead>
    <tbody>
      {registers.map(({ start, end }, rank) => (
        <tr key={end?.day ?? start?.day ?? 'first'}>
          <th scope="row">
            {rank === registers.length - 1 ? matricule || meters('unnumbered') : t('sheet.replaced')}
          </th>
          <td>{indexText(start)}</td>
          <td>{indexText(end)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
