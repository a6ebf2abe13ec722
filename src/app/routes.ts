import { draftKey, isInTab } from '../api/storage/stored.ts';
import { readToken } from '../api/storage/token.ts';
import { administrationAccess, hasCustomerService } from '../domain/account/user.ts';
import { findProduct, products } from '../domain/request/product.ts';
import { defineRoutes } from './defineRoutes.ts';
import { readHistoryText } from './navigation/addresses.ts';

const dashboard = {
  layout: 'Connected',
  access: 'signedIn',
  page: 'Dashboard',
  isOfProfile: true,
  next: ['/espace-facturation', '/espace-consommation', '/espace-personnel'],
} as const;

/** Pages of the portal with their properties (docs/rules.md#addresses). The module imports no view. */
export const routes = defineRoutes([
  { path: '/', ...dashboard },
  { path: '/tableau-de-bord', ...dashboard, menu: { name: 'dashboard', place: 'top' } },
  {
    path: '/renseignement-profil',
    layout: 'Connected',
    access: 'signedIn',
    page: 'ProfileCompletion',
    isOfProfile: true,
    next: ['/'],
  },
  {
    path: '/espace-consommation',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Consumption',
    firstRead: 'meters',
    next: ['/espace-consommation/:kind/:reference/:idPDS', '/espace-facturation'],
    menu: { name: 'consumption', place: 'top' },
  },
  {
    path: '/espace-consommation/surveillance',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Watch',
    next: ['/espace-consommation/:kind/:reference/:idPDS'],
  },
  {
    path: '/espace-consommation/comparaison',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Comparison',
  },
  {
    path: '/espace-consommation/:kind/:reference/:idPDS',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Meter',
    firstRead: 'meter',
    file: 'espace-consommation/compteur.html',
    next: ['/espace-consommation', '/espace-facturation'],
  },
  {
    path: '/espace-consommation/:kind/:reference/:idPDS/attestation',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Certificate',
    firstRead: 'meter',
    file: 'espace-consommation/attestation.html',
    next: ['/espace-consommation/:kind/:reference/:idPDS'],
  },
  {
    path: '/espace-facturation',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Billing',
    firstRead: 'invoices',
    next: ['/espace-consommation', '/tableau-de-bord'],
    menu: { name: 'billing', place: 'top' },
  },
  {
    path: '/espace-personnel',
    layout: 'Connected',
    access: 'signedIn',
    page: 'PersonalSpace',
    isOfProfile: true,
    next: ['/espace-facturation', '/tableau-de-bord'],
  },
  {
    path: '/espace-de-paiement',
    layout: 'Connected',
    access: 'signedIn',
    page: 'Payment',
    thirdParty: 'mandate',
    next: ['/espace-facturation', '/tableau-de-bord'],
  },
  {
    path: '/service-client',
    layout: 'Connected',
    access: (profile) => (hasCustomerService(profile) ? 'open' : 'hidden'),
    page: 'CustomerService',
    next: ['/tableau-de-bord', '/espace-personnel'],
    menu: { name: 'contact', place: 'bottom' },
  },
  {
    path: '/espace-admin',
    layout: 'Connected',
    access: ({ type }) => administrationAccess(type),
    page: 'Administration',
    next: ['/tableau-de-bord', '/espace-personnel'],
    menu: { name: 'administration', place: 'bottom' },
  },
  {
    path: '/prelevement-automatique/:status?/:fullRef?/:transactionid?',
    layout: 'FullScreen',
    access: 'signedIn',
    page: 'DirectDebit',
    next: ['/espace-facturation'],
  },
  {
    path: '/download/contract/mandate/:reference/:type',
    layout: 'FullScreen',
    access: 'signedIn',
    page: 'MandateDownload',
    file: 'download/mandat.html',
  },
  { path: '/authenticate', layout: 'Unlogged', access: 'everyone', page: 'Authenticate' },
  { path: '/logout', layout: 'Unlogged', access: 'everyone', page: 'Logout' },
  {
    path: '/creation-de-compte',
    layout: 'Public',
    access: 'everyone',
    page: 'Signup',
    thirdParty: 'captcha',
    next: ['/espace-personnel'],
    // Signup resumes the draft of the tab.
    isAsPainted: () => readToken() === null && history.state === null && !isInTab(draftKey),
  },
  {
    path: '/cgu',
    layout: 'Public',
    access: 'everyone',
    page: 'Terms',
  },
  {
    path: '/mentions-legales',
    layout: 'Public',
    access: 'everyone',
    page: 'LegalNotice',
  },
  {
    path: '/accessibilite',
    layout: 'Public',
    access: 'everyone',
    page: 'Accessibility',
  },
  {
    path: '/espace-produit/:type?',
    layout: 'Public',
    signedInLayout: 'Connected',
    access: 'everyone',
    page: 'Product',
    thirdParty: 'captcha',
    values: products,
    // An unknown product redirects to a known one.
    isAsPainted: () => findProduct(location.pathname.split('/')[2]) !== undefined,
  },
  {
    path: '/contact',
    layout: 'Public',
    signedInLayout: 'Connected',
    access: 'everyone',
    page: 'CustomerService',
    // A query opens a need.
    isAsPainted: () => location.search === '',
  },
  {
    path: '/erreur/connexion',
    layout: 'Unlogged',
    access: 'everyone',
    page: 'ConnectionError',
    // The same page also reports a failed mandate.
    isAsPainted: () => readHistoryText('failedMandate') === null,
  },
  {
    path: '/erreur/redirection',
    layout: 'Unlogged',
    access: 'everyone',
    page: 'Redirection',
  },
  {
    path: '*',
    layout: 'Public',
    access: 'everyone',
    page: 'NotFound',
  },
]);

export type PortalRoute = (typeof routes)[number];

export type RoutePath = PortalRoute['path'];
