import { useCallback, useEffect, useState } from 'react';
import { loadPublisher } from '#brands/loadPublisher.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';

type Loaded = Awaited<ReturnType<typeof loadPublisher>>;

/** Who publishes the portal of the brand, `known` to begin with; where that could not be loaded, how to ask again. */
export const usePublisher = (
  known: Loaded | null,
): { publisher: Loaded | null; onRetry: (() => void) | null } => {
  const { code } = useBrand();
  const [publisher, setPublisher] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadModule(() => loadPublisher(code)).then(setPublisher, () => setFailed(true));
  }, [code]);
  const isOfBrand = publisher?.brand === code;
  useEffect(() => {
    if (!isOfBrand) load();
  }, [isOfBrand, load]);
  return { publisher, onRetry: hasFailed ? load : null };
};
