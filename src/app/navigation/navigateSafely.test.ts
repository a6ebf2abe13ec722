import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { storeToken } from '../../api/storage/token.ts';
import { needsDocument } from './navigateSafely.ts';

const payment = '/espace-de-paiement?contrat=981000000037';

const comeAs = (page: string | undefined) => {
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page } }) });
  vi.stubGlobal('location', new URL('https://pro.eaux-du-ponant.example/'));
};

beforeEach(() => {
  standInBrowser();
  storeToken('a-token');
});

it.each([
  [payment, '/espace-facturation', true],
  [payment, '/authenticate', true],
  [payment, '/espace-consommation/:kind/:reference/:idPDS', true],
  [payment, '/espace-de-paiement', false],
  ['/espace-facturation', '/espace-de-paiement', false],
  ['/creation-de-compte', '/cgu', true],
  ['/creation-de-compte', '/espace-produit/switch', false],
  ['/espace-produit/switch', '/espace-produit/water', false],
  ['/espace-produit/switch?modale=contact', '/tableau-de-bord', false],
  ['/espace-produit/switch', '/espace-de-paiement', true],
  [payment, undefined, false],
])('%s needs a new document from %s: %s', (address, page, isNeeded) => {
  comeAs(page);
  expect(needsDocument(address)).toBe(isNeeded);
});

it('stays in its document if the browser does not store the session', () => {
  comeAs('/espace-facturation');
  localStorage.clear();
  expect(needsDocument(payment)).toBe(false);
});
