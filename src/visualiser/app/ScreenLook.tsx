import { type ReactNode, useEffect, useState } from 'react';
import type { Brand } from '#brands/brand.ts';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { t } from '#locales/fr/visualiser.ts';
import { applyTheme } from '../../ui/theme/theme.ts';
import { type Look, widths } from './address.ts';
import { looks, picker, select } from './app.css.ts';
import { useRead } from './useRead.ts';

const useBrandNames = (): readonly { value: string; label: string }[] => {
  const [names, setNames] = useState(() => brandCodes.map((code) => ({ value: code, label: code })));
  useEffect(() => {
    const named = brandCodes.map(async (code) => ({ value: code, label: (await loadBrand(code)).name }));
    void Promise.all(named).then(setNames);
  }, []);
  return names;
};

type PickProps<Value extends string> = {
  name: string;
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export const Pick = <Value extends string>(props: PickProps<Value>) => {
  const { name, label, options, value, onChange } = props;
  return (
    <label className={picker}>
      {label}
      <select
        className={select}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
};

const widthOptions = widths.map((value) => ({ value, label: t(`width.${value}`) }));
const appearances = (['light', 'dark'] as const).map((value) => ({ value, label: t(`appearance.${value}`) }));

/** Applies the brand and the light or dark mode to the visualiser itself, not only to the previews. */
export const useBrandLook = ({ brand: code, appearance }: Look): Brand | null => {
  const read = useRead(code, loadBrand);
  const brand = read.state === 'read' ? read.value : null;
  useEffect(() => {
    if (brand) applyTheme(brand, appearance);
  }, [brand, appearance]);
  return brand;
};

type LookProps = { look: Look; onLook: (change: Partial<Look>) => void };

export const ScreenLook = ({ look, onLook }: LookProps) => (
  <div className={looks}>
    <Pick
      name="width"
      label={t('width.label')}
      options={widthOptions}
      value={look.width}
      onChange={(width) => onLook({ width })}
    />
    <Pick
      name="appearance"
      label={t('appearance.label')}
      options={appearances}
      value={look.appearance}
      onChange={(appearance) => onLook({ appearance })}
    />
    <Pick
      name="brand"
      label={t('brand')}
      options={useBrandNames()}
      value={look.brand}
      onChange={(brand) => onLook({ brand })}
    />
  </div>
);
