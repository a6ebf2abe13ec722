import { useMemo } from 'react';
import { usePreload } from '../../ui/browser/usePreload.ts';
import { type PortalRoute, routes } from '../routes.ts';

type Piece = { preload?: () => void };

const isOnDemand = (piece: Piece): piece is { preload: () => void } => piece.preload !== undefined;

/**
 * Fetches the code of the pages that are likely to come after this one, once it has read its own and is idle; nothing
 * where the user saves data. `viewsOf` must be the same at each rendering.
 */
export const useNextPages = (
  { next }: Pick<PortalRoute, 'next'>,
  viewsOf: (route: PortalRoute) => readonly Piece[],
): void => {
  const pieces = useMemo(
    () =>
      routes
        .filter((route) => next?.includes(route.path))
        .flatMap(viewsOf)
        .filter(isOnDemand),
    [next, viewsOf],
  );
  usePreload(pieces);
};
