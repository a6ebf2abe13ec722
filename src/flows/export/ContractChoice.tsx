import { useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import { groupByContract, type ListedMeters } from '#machines/domain/consumption/meterList.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { error, label } from '../../ui/forms/Field.css.ts';
import { ErrorText } from '../../ui/forms/FieldMessages.tsx';
import { useChangeHandler, useFormField } from '../../ui/forms/formContext.ts';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { contractCount } from '../../views/contract-list/contractCount.ts';
import { ContractLine } from './ContractLine.tsx';
import * as css from './Export.css.ts';
import { useMeterSearch } from './useMeterSearch.ts';

/** How many contracts more are shown at a time. */
const step = 20;

const numbered = (count: number) => (count === 0 ? 'none' : plural(count));

type Props = {
  listed: ListedMeters;
  chosen: readonly Meter[];
  onChange: (chosen: readonly Meter[]) => void;
};

/** The meters to export of several contracts, of which there may be thousands: a box a contract, which unfolds those of its meters. */
export const ContractChoice = ({ listed, chosen, onChange }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { sentences } = useFormField('id_PDS');
  const change = useChangeHandler(onChange);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(step);
  const all = useMemo(
    () => new Map(groupByContract(listed).map((group) => [group.contract, group.meters])),
    [listed],
  );
  const found = useMeterSearch(listed, typed);
  const groups = useMemo(
    () => groupByContract({ contracts: listed.contracts, meters: found }),
    [listed, found],
  );
  const keys = useMemo(() => new Set(chosen.map(meterKey)), [chosen]);
  const check = (meters: readonly Meter[], isChecked: boolean) => {
    const changed = new Set(meters.map(meterKey));
    change(
      listed.meters.filter((meter) => {
        const key = meterKey(meter);
        return changed.has(key) ? isChecked : keys.has(key);
      }),
    );
  };
  const filter = (words: string) => {
    setTyped(words);
    setShown(step);
  };
  return (
    <fieldset className={css.meters}>
      <legend className={label}>{t('id_PDS.label')}</legend>
      <div className={css.presets}>
        <span role="status" className={css.count}>
          {t(`id_PDS.checked.${numbered(chosen.length)}`, {
            count: chosen.length,
            total: listed.meters.length,
          })}
        </span>
        <Button onPress={() => check(found, true)}>{t('id_PDS.all')}</Button>
        <Button onPress={() => check(found, false)}>{t('id_PDS.nothing')}</Button>
      </div>
      <SearchField
        label={t('id_PDS.filter')}
        placeholder={t('id_PDS.contractExample')}
        onChange={filter}
        // Enter filters: it sends nothing.
        onSubmit={filter}
      />
      <span role="status" className={css.hint}>
        {typed.trim() && t(`id_PDS.filtered.${numbered(found.length)}`, { count: found.length })}
      </span>
      <ul ref={list} className={css.meterList} hidden={groups.length === 0}>
        {groups.slice(0, shown).map(({ contract, meters }, rank) => (
          <ContractLine
            key={contract.reference}
            // A value in several boxes (docs/rules.md#form-controls).
            name={`id_PDS-${rank + 1}`}
            contract={contract}
            meters={all.get(contract) ?? meters}
            found={meters}
            chosen={keys}
            onCheck={check}
          />
        ))}
      </ul>
      {groups.length > step && (
        <ShowMore
          shown={Math.min(shown, groups.length)}
          total={groups.length}
          countOf={contractCount}
          list={list}
          onMore={() => setShown(shown + step)}
        />
      )}
      {sentences.length > 0 && (
        <span className={error}>
          <ErrorText sentences={sentences} />
        </span>
      )}
    </fieldset>
  );
};
