import type { ComponentProps } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import * as css from './Export.css.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & { meter: Meter };

/** A meter to choose: its number, then where it is. */
export const MeterLine = ({ meter, ...box }: Props) => (
  <label className={css.meterLine}>
    <input {...box} type="checkbox" className={css.box} />
    <span>
      <span className={css.meterName}>{meter.matriculeCompteur || t('unnumbered')}</span>
      <span className={css.meterAddress}>{meter.adresseDesserte || words('noAddress')}</span>
    </span>
  </label>
);
