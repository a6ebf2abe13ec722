import { useEffect, useState } from 'react';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { t } from '#locales/fr/visualiser.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { widths } from './address.ts';
import { picker, select, tools } from './app.css.ts';
import type { Visualiser } from './useVisualiser.ts';

/** The brands by the names that their customers know, once those have come. */
const useBrandNames = (): readonly { code: string; name: string }[] => {
  const [names, setNames] = useState(() => brandCodes.map((code) => ({ code, name: code })));
  useEffect(() => {
    void Promise.all(brandCodes.map(async (code) => ({ code, name: (await loadBrand(code)).name }))).then(
      setNames,
    );
  }, []);
  return names;
};

/** How wide the screen is, and how it is dressed. */
export const ScreenLook = ({ visualiser: { place, go } }: { visualiser: Visualiser }) => {
  const brands = useBrandNames();
  return (
    <div className={tools}>
      <SegmentedControl
        label={t('width.label')}
        options={widths.map((value) => ({ value, label: t(`width.${value}`) }))}
        value={place.width}
        onChange={(width) => go({ width })}
      />
      <SegmentedControl
        label={t('appearance.label')}
        options={[
          { value: 'light', label: t('appearance.light') },
          { value: 'dark', label: t('appearance.dark') },
        ]}
        value={place.appearance}
        onChange={(appearance) => go({ appearance })}
      />
      <label className={picker}>
        {t('brand')}
        <select
          className={select}
          name="brand"
          value={place.brand}
          onChange={({ target }) => go({ brand: target.value })}
        >
          {brands.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
