import { useMemo } from 'react';
import { usePreload } from '../ui/usePreload.ts';
import { type PortalRoute, type RoutePath, routes } from './routes.ts';

/**
 * The pages that are likely to be opened from each: those that it leads to, of those that everyone who sees it may
 * open. Only signup leads from a public page to others; what is wrong or over leads to none.
 */
export const nextPages: Readonly<Record<RoutePath, readonly RoutePath[]>> = {
  '/': ['/espace-facturation', '/espace-consommation', '/espace-personnel'],
  '/tableau-de-bord': ['/espace-facturation', '/espace-consommation', '/espace-personnel'],
  '/renseignement-profil': ['/'],
  '/espace-facturation': ['/espace-consommation', '/tableau-de-bord'],
  '/espace-consommation/:kind/:reference/:idPDS': ['/espace-consommation', '/espace-facturation'],
  '/espace-consommation': ['/espace-consommation/:kind/:reference/:idPDS', '/espace-facturation'],
  '/espace-personnel': ['/espace-facturation', '/tableau-de-bord'],
  '/espace-de-paiement': ['/espace-facturation', '/tableau-de-bord'],
  '/espace-admin': ['/tableau-de-bord', '/espace-personnel'],
  '/service-client': ['/tableau-de-bord', '/espace-personnel'],
  '/prelevement-automatique/:status?/:fullRef?/:transactionid?': ['/espace-facturation'],
  '/download/contract/mandate/:reference/:type': [],
  '/authenticate': [],
  '/logout': [],
  '/creation-de-compte': ['/espace-personnel'],
  '/cgu': [],
  '/mentions-legales': [],
  '/accessibilite': [],
  '/espace-produit/:type?': [],
  '/erreur/connexion': [],
  '/erreur/redirection': [],
  '*': [],
};

type Piece = { preload?: () => void };

const isOnDemand = (piece: Piece): piece is { preload: () => void } => piece.preload !== undefined;

/** In milliseconds, what the page itself asks for goes first. */
const untilItHasRead = 2000;

/**
 * Fetches the code of the pages that are likely to come after this one, once it has read its own and is idle; nothing
 * where the user saves data. `viewsOf` must be the same at each rendering.
 */
export const useNextPages = (path: RoutePath, viewsOf: (route: PortalRoute) => readonly Piece[]): void => {
  const pieces = useMemo(
    () =>
      routes
        .filter((route) => nextPages[path].includes(route.path))
        .flatMap(viewsOf)
        .filter(isOnDemand),
    [path, viewsOf],
  );
  usePreload(pieces, untilItHasRead);
};
