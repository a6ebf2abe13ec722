import { expect, it } from 'vitest';
import { profileSchema } from '#machines/domain/profile.ts';
import { routes } from './routes.tsx';

/** Who comes to the addresses of docs/rules.md#addresses. */
const everyone = ['owner', 'simple', 'internal_adviser_simple', 'owner of a large account'] as const;

const profileOf = (who: (typeof everyone)[number]) =>
  profileSchema.parse(
    who === 'owner of a large account'
      ? { type: 'owner', allowed_services: ['OTHER', 'GRAND_COMPTE'] }
      : { type: who },
  );

it.each([
  ['/', everyone],
  ['/tableau-de-bord', everyone],
  ['/renseignement-profil', everyone],
  ['/espace-facturation', everyone],
  ['/espace-consommation/:kind/:reference/:idPDS', everyone],
  ['/espace-consommation', everyone],
  ['/espace-personnel', everyone],
  ['/espace-de-paiement', everyone],
  ['/espace-admin', ['owner', 'owner of a large account']],
  ['/service-client', ['owner of a large account']],
  ['/prelevement-automatique/:status?/:fullRef?/:transactionid?', everyone],
  ['/download/contract/mandate/:reference/:type', everyone],
])('%s is protected, and open to %j', (path, who) => {
  const [route, ...others] = routes.filter((one) => one.path === path);
  expect(others).toEqual([]);
  expect(route?.isProtected).toBe(true);
  expect(everyone.filter((one) => route?.isOpenTo?.(profileOf(one)) ?? true)).toEqual(who);
});

it('the other addresses are public: those of the session, of signup and of the law, and whatever is unknown, last', () => {
  expect(routes.filter(({ isProtected }) => !isProtected).map(({ path }) => path)).toEqual([
    '/authenticate',
    '/logout',
    '/creation-de-compte',
    '/cgu',
    '/mentions-legales',
    '/accessibilite',
    '/espace-produit/:type?',
    '/erreur/connexion',
    '/erreur/redirection',
    '*',
  ]);
  expect(routes.at(-1)?.path).toBe('*');
});
