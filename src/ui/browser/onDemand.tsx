import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadModule } from './loadModule.ts';

export type Coming = { onRetry: (() => void) | null };

const Nothing = () => null;

/** Component whose code loads at the first render. Meanwhile, `Placeholder` gets the same props. */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Placeholder: ComponentType<Props & Coming> = Nothing,
) => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
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
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export const isNetworkSpared = (): boolean => {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g|3g/.test(effectiveType);
};

/** Runs `act` when the browser is idle, or after a delay in Safari, which has no idle callback. */
export const whenIdle: (act: () => void) => void =
  globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 2000));

export const untilItHasRead = 2000;

/** Preloads code when the browser is idle, unless the network is slow. Pass the same array at each render. */
export const usePreload = (pieces: readonly { preload?: () => void }[]): void => {
  useEffect(() => {
    if (isNetworkSpared()) return;
    let isLeft = false;
    const fetchPieces = () => {
      if (!isLeft) for (const { preload } of pieces) preload?.();
    };
    const waiting = setTimeout(() => whenIdle(fetchPieces), untilItHasRead);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
    };
  }, [pieces]);
};
