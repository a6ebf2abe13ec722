import { draftKey, isInTab } from '../api/storage/stored.ts';
import { readToken } from '../api/storage/token.ts';
import { administrationAccess, hasCustomerService } from '../domain/account/user.ts';
import { findProduct, products } from '../domain/paths.ts';
import { defineRoutes } from './defineRoutes.ts';
import { readHistoryText } from './navigation/addresses.ts';

const connected = { layout: 'Connected', access: 'signedIn' } as const;
const fullScreen = { layout: 'FullScreen', access: 'signedIn' } as const;
const publicly = { layout: 'Public', access: 'everyone' } as const;
const anyone = { ...publicly, signedInLayout: 'Connected' } as const;
const unlogged = { layout: 'Unlogged', access: 'everyone' } as const;

const dashboard = {
  ...connected,
  page: 'Dashboard',
  firstRead: 'overview',
  next: ['/espace-facturation', '/espace-consommation', '/espace-personnel'],
} as const;

/** Pages of the portal (docs/rules.md#addresses). Imports no view, so that the build can read it. */
export const routes = defineRoutes([
  { path: '/', ...dashboard },
  { path: '/tableau-de-bord', ...dashboard, menu: { name: 'dashboard', place: 'top' } },
  { path: '/renseignement-profil', ...connected, page: 'ProfileCompletion', next: ['/'] },
  {
    path: '/espace-consommation',
    ...connected,
    page: 'Consumption',
    firstRead: 'meters',
    next: ['/espace-consommation/:kind/:reference/:idPDS', '/espace-facturation'],
    menu: { name: 'consumption', place: 'top' },
  },
  {
    path: '/espace-consommation/surveillance',
    ...connected,
    page: 'LeakWatch',
    next: ['/espace-consommation/:kind/:reference/:idPDS'],
  },
  { path: '/espace-consommation/comparaison', ...connected, page: 'Comparison' },
  { path: '/espace-consommation/bilan', ...connected, page: 'Report' },
  {
    path: '/espace-consommation/:kind/:reference/:idPDS',
    ...connected,
    page: 'Meter',
    firstRead: 'meter',
    file: 'espace-consommation/compteur.html',
    next: ['/espace-consommation', '/espace-facturation'],
  },
  {
    path: '/espace-consommation/:kind/:reference/:idPDS/attestation',
    ...connected,
    page: 'Certificate',
    firstRead: 'meter',
    file: 'espace-consommation/attestation.html',
    next: ['/espace-consommation/:kind/:reference/:idPDS'],
  },
  {
    path: '/espace-facturation',
    ...connected,
    page: 'Billing',
    firstRead: 'invoices',
    next: ['/espace-consommation', '/tableau-de-bord'],
    menu: { name: 'billing', place: 'top' },
  },
  {
    path: '/espace-personnel',
    ...connected,
    page: 'PersonalSpace',
    next: ['/espace-facturation', '/tableau-de-bord'],
  },
  {
    path: '/espace-de-paiement',
    ...connected,
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
    ...fullScreen,
    page: 'DirectDebit',
    next: ['/espace-facturation'],
  },
  {
    path: '/download/contract/mandate/:reference/:type',
    ...fullScreen,
    page: 'MandateDownload',
    file: 'download/mandat.html',
  },
  { path: '/authenticate', ...unlogged, page: 'Authenticate' },
  { path: '/logout', ...unlogged, page: 'Logout' },
  {
    path: '/creation-de-compte',
    ...publicly,
    page: 'Signup',
    thirdParty: 'captcha',
    next: ['/espace-personnel'],
    // Stored values of the form make the page differ from the prerendered HTML.
    isAsPainted: () => readToken() === null && history.state === null && !isInTab(draftKey),
  },
  { path: '/cgu', ...anyone, page: 'Terms' },
  { path: '/mentions-legales', ...anyone, page: 'LegalNotice' },
  { path: '/accessibilite', ...anyone, page: 'Accessibility' },
  {
    path: '/espace-produit/:type?',
    ...anyone,
    page: 'Product',
    thirdParty: 'captcha',
    values: products,
    // An unknown product opens another product, so the page differs from the prerendered HTML.
    isAsPainted: () => findProduct(location.pathname.split('/')[2]) !== undefined,
  },
  { path: '/contact', ...anyone, page: 'CustomerService', isAsPainted: () => location.search === '' },
  {
    path: '/erreur/connexion',
    ...unlogged,
    page: 'ConnectionError',
    // False after a failed mandate download, whose texts differ from the prerendered HTML.
    isAsPainted: () => readHistoryText('failedMandate') === null,
  },
  { path: '/erreur/redirection', ...unlogged, page: 'Redirection' },
  { path: '*', ...anyone, page: 'NotFound' },
]);

export type PortalRoute = (typeof routes)[number];

export type RoutePath = PortalRoute['path'];
