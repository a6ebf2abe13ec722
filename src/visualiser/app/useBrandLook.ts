import { useEffect, useState } from 'react';
import type { Brand } from '#brands/brand.ts';
import { loadBrand } from '#brands/load.ts';
import { applyTheme } from '../../ui/theme/theme.ts';

/** Dresses the page in a brand, and gives it once it has come. */
export const useBrandLook = (code: string, appearance: 'light' | 'dark'): Brand | null => {
  const [brand, setBrand] = useState<Brand | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadBrand(code).then((loaded) => {
      if (!isLeft) setBrand(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [code]);
  useEffect(() => {
    if (brand) applyTheme(brand, appearance);
  }, [brand, appearance]);
  return brand;
};
