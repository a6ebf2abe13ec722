import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadModule } from './loadModule.ts';

/** What a placeholder is told: how to ask again, once the code could not be loaded. */
export type Coming = { onRetry: (() => void) | null };

const Nothing = () => null;

/**
 * A component whose code comes with its first rendering, or before if `preload` is called. The placeholder
 * stands in its place, with its props, while it comes and where it cannot come: the rest of the page stays.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Placeholder: ComponentType<Props & Coming> = Nothing,
) => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  /** Someone waits for it: it is not only fetched ahead. */
  let isAwaited = false;

  const request = (): Promise<void> => {
    loading ??= loadModule(load, () => isAwaited)
      .then((module) => {
        Loaded = module.default;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const OnDemand = (props: Props) => {
    const [status, setStatus] = useState<'waiting' | 'failed' | 'loaded'>(Loaded ? 'loaded' : 'waiting');
    const retry = useCallback(() => setStatus('waiting'), []);

    useEffect(() => {
      if (status === 'failed') {
        addEventListener('online', retry);
        return () => removeEventListener('online', retry);
      }
      if (status === 'loaded') return;
      let isLeft = false;
      isAwaited = true;
      request().then(
        () => !isLeft && setStatus('loaded'),
        () => !isLeft && setStatus('failed'),
      );
      return () => {
        isLeft = true;
        isAwaited = false;
      };
    }, [status, retry]);

    if (Loaded) return <Loaded {...props} />;
    return <Placeholder {...props} onRetry={status === 'failed' ? retry : null} />;
  };

  return Object.assign(OnDemand, {
    /** Ends once the code is there; rejects where it cannot be loaded. */
    load: async (): Promise<void> => {
      if (!Loaded) await request();
    },
    preload: () => {
      if (!Loaded) request().catch(() => {});
    },
  });
};

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Safari knows no idle time. */
const whenIdle: (act: () => void) => void =
  globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 2000));

/** In milliseconds: what the page itself asks for goes first. */
const untilItHasRead = 2000;

/**
 * Fetches what the page is likely to need next, once it has had the time to read its own and has nothing else to do; nothing where
 * the user saves data. The pieces must be the same at each rendering.
 */
export const usePreload = (pieces: readonly { preload: () => void }[]): void => {
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let isLeft = false;
    const fetchPieces = () => {
      if (!isLeft) for (const { preload } of pieces) preload();
    };
    const waiting = setTimeout(() => whenIdle(fetchPieces), untilItHasRead);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
    };
  }, [pieces]);
};
