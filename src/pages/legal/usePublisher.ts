import { useCallback, useEffect, useState } from 'react';
import { loadPublisher } from '#brands/publisher.ts';
import { useBrand } from '../../ui/BrandContext.ts';
import { loadModule } from '../../ui/loadModule.ts';

type Loaded = Awaited<ReturnType<typeof loadPublisher>>;

/** Who publishes the portal of the brand; where that could not be loaded, how to ask again. */
export const usePublisher = (): { publisher: Loaded | null; onRetry: (() => void) | null } => {
  const { code } = useBrand();
  const [publisher, setPublisher] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadModule(() => loadPublisher(code)).then(setPublisher, () => setFailed(true));
  }, [code]);
  useEffect(load, [load]);
  return { publisher, onRetry: hasFailed ? load : null };
};
