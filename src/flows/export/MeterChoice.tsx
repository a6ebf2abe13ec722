import { type ComponentProps, useRef, useState } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/translator.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { searchable } from '../../domain/search.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { ErrorText } from '../../ui/forms/Field.tsx';
import { error, label } from '../../ui/forms/Form.css.ts';
import { useChangeHandler, useFormField } from '../../ui/forms/readForm.ts';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import * as css from './Export.css.ts';

type LineProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & { meter: Meter };

export const MeterLine = ({ meter, ...box }: LineProps) => (
  <label className={css.meterLine}>
    <input {...box} type="checkbox" className={css.box} />
    <span>
      <span className={css.meterName}>{meter.matriculeCompteur || t('unnumbered')}</span>
      <span className={css.meterAddress}>{meter.adresseDesserte || words('noAddress')}</span>
    </span>
  </label>
);

const numbered = (count: number) => (count === 0 ? 'none' : plural(count));

type FrameProps = {
  count: number;
  total: number;
  onCheck: (isChecked: boolean) => void;
  /** Search in the list; null for a short list. */
  search: { words: string; example: string; found: number; onChange: (words: string) => void } | null;
  children: Elements;
};

/** Frame of a list of checkboxes: buttons that tick all or nothing, the search field, and the error. */
export const ChoiceFrame = ({ count, total, onCheck, search, children }: FrameProps) => {
  const { sentences } = useFormField('id_PDS');
  return (
    <fieldset className={css.meters}>
      <legend className={label}>{t('id_PDS.label')}</legend>
      <div className={css.presets}>
        <span role="status" className={css.count}>
          {t(`id_PDS.checked.${numbered(count)}`, { count, total })}
        </span>
        <Button onPress={() => onCheck(true)}>{t('id_PDS.all')}</Button>
        <Button onPress={() => onCheck(false)}>{t('id_PDS.nothing')}</Button>
      </div>
      {search && (
        <>
          <SearchField
            label={t('id_PDS.filter')}
            placeholder={search.example}
            onChange={search.onChange}
            // Without a handler, Enter would submit the form around this search field.
            onSubmit={search.onChange}
          />
          <span role="status" className={css.hint}>
            {search.words.trim() && t(`id_PDS.filtered.${numbered(search.found)}`, { count: search.found })}
          </span>
        </>
      )}
      {children}
      {sentences.length > 0 && (
        <span className={error}>
          <ErrorText sentences={sentences} />
        </span>
      )}
    </fieldset>
  );
};

const many = 12;

type Props = { meters: readonly Meter[]; chosen: readonly Meter[]; onCount: (count: number) => void };

/** List of native checkboxes, which render fast for hundreds of meters. A search hides other meters. */
export const MeterChoice = ({ meters, chosen, onCount }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(chosen.length);
  const checkedAtFirst = new Set(chosen.map(meterKey));
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const recount = useChangeHandler(() => {
    const { length } = boxes().filter(({ checked }) => checked);
    setCount(length);
    onCount(length);
  });
  const check = (isChecked: boolean) => {
    for (const box of boxes()) if (!box.closest('[hidden]')) box.checked = isChecked;
    recount(undefined);
  };
  const isShown = ({ matriculeCompteur, adresseDesserte }: Meter) =>
    searchable(`${matriculeCompteur} ${adresseDesserte}`).includes(searchable(filter.trim()));
  const shown = meters.filter(isShown).length;
  const search = { words: filter, example: t('id_PDS.filterExample'), found: shown, onChange: setFilter };
  return (
    <ChoiceFrame
      count={count}
      total={meters.length}
      onCheck={check}
      search={meters.length > many ? search : null}
    >
      <ul ref={list} className={css.meterList} hidden={shown === 0}>
        {meters.map((meter) => (
          <li key={meterKey(meter)} hidden={!isShown(meter)}>
            <MeterLine
              meter={meter}
              name="id_PDS"
              value={meterKey(meter)}
              defaultChecked={checkedAtFirst.has(meterKey(meter))}
              onChange={recount}
            />
          </li>
        ))}
      </ul>
    </ChoiceFrame>
  );
};
