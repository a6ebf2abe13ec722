import { type ReactNode, useEffect, useState } from 'react';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { t } from '#locales/fr/visualiser.ts';
import { widths } from './address.ts';
import { looks, picker, select } from './app.css.ts';
import type { Visualiser } from './useVisualiser.ts';

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
  className?: string;
};

export const Pick = <Value extends string>(props: PickProps<Value>) => {
  const { name, label, options, value, onChange, className = picker } = props;
  return (
    <label className={className}>
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

type LookProps = {
  visualiser: Visualiser;
  children?: ReactNode;
};

export const ScreenLook = ({ visualiser: { place, go }, children }: LookProps) => (
  <div className={looks}>
    {children}
    <Pick
      name="width"
      label={t('width.label')}
      options={widthOptions}
      value={place.width}
      onChange={(width) => go({ width })}
    />
    <Pick
      name="appearance"
      label={t('appearance.label')}
      options={appearances}
      value={place.appearance}
      onChange={(appearance) => go({ appearance })}
    />
    <Pick
      name="brand"
      label={t('brand')}
      options={useBrandNames()}
      value={place.brand}
      onChange={(brand) => go({ brand })}
    />
  </div>
);
