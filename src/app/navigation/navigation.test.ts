import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { storeToken } from '../../api/storage/token.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { contractWithDebit, knownContract } from '../../domain/fixtures/account.ts';
import { meterOfPath, meterPath } from './addresses.ts';
import { needsDocument } from './navigateSafely.ts';
import { findSelectedContract } from './selectedContract.ts';
import { keepingModal, withoutModal } from './useModalAddress.ts';

it('removes the modal parameters from the URL and keeps the other parameters', () => {
  expect(withoutModal('/x', 'mode=daily&modale=encarts&contrat=98&facture=1')).toBe('/x?mode=daily');
  expect(withoutModal('/x', 'modale=fiche')).toBe('/x');
});

it('replaces the search parameters in the URL and keeps the modal parameters', () => {
  expect(keepingModal('/x', 'mode=daily', 'period=2025&modale=export&contrat=98')).toBe(
    '/x?mode=daily&modale=export&contrat=98',
  );
  expect(keepingModal('/x', '', 'period=2025')).toBe('/x');
  expect(keepingModal('/x', '', 'modale=fiche&period=2025')).toBe('/x?modale=fiche');
});

it.each(['PDS004217', 'PDS 12/3', '100 %25?#é', ''])(
  'writes the service point %j into the URL of a meter page, and parses the URL back',
  (idPDS) => {
    const meter = { kind: 'TR', reference: '981000004217', idPDS } as const;
    const { pathname } = new URL(meterPath(meter), 'http://localhost');
    expect(meterOfPath(pathname)).toEqual(meter);
  },
);

it('leaves a URL with an invalid escape sequence unchanged', () => {
  expect(meterOfPath('/espace-consommation/tr/98/50%')).toEqual({
    kind: 'tr',
    reference: '98',
    idPDS: '50%',
  });
});

const other = { ...knownContract, reference: '981000009999' };
const profile = profileSchema.parse({ contracts: [contractWithDebit, other] });
const findReference = (search: string, fullRef?: string) =>
  findSelectedContract({ search, ...(fullRef !== undefined && { fullRef }) }, profile)?.reference;

beforeEach(() => {
  standInBrowser();
  storeToken('a-token');
});

it('selects for direct debit the contract in the URL, else the last contract of this tab', () => {
  expect(findReference('')).toBeUndefined();
  expect(findReference('contrat=981000009999')).toBe('981000009999');
  expect(findReference('')).toBe('981000009999');
  expect(toRecord(sessionStorage)).toEqual({ 'portal.directDebit': '"981000009999"' });
  expect(findReference('contrat=980000000001')).toBeUndefined();
});

it('selects the contract of the signed mandate if the tab has no selected contract', () => {
  expect(findReference('', '981000004217-M1')).toBe('981000004217');
  expect(findReference('')).toBe('981000004217');
});

it('selects no contract if the user has no access to the contract of the signed mandate', () => {
  expect(findReference('', '980000000001-M1')).toBeUndefined();
  expect(findReference('', '')).toBeUndefined();
});

const payment = '/espace-de-paiement?contrat=981000000037';

const comeAs = (page: string | undefined) => {
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page } }) });
  vi.stubGlobal('location', new URL('https://pro.eaux-du-ponant.example/'));
};

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
])('returns whether a link to %s on the page %s loads a new HTML document: %s', (address, page, isNeeded) => {
  comeAs(page);
  expect(needsDocument(address)).toBe(isNeeded);
});

it('navigates without a new HTML document if the browser cannot store the session', () => {
  comeAs('/espace-facturation');
  localStorage.clear();
  expect(needsDocument(payment)).toBe(false);
});
