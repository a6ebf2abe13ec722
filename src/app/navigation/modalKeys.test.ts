import { expect, it } from 'vitest';
import { keepingModal, withoutModal } from './useModalAddress.ts';

it('removes the modal parameters and keeps the others', () => {
  expect(withoutModal('/x', 'mode=daily&modale=encarts&contrat=98&facture=1')).toBe('/x?mode=daily');
  expect(withoutModal('/x', 'modale=fiche')).toBe('/x');
});

it('replaces the search and keeps the open modal', () => {
  expect(keepingModal('/x', 'mode=daily', 'period=2025&modale=export&contrat=98')).toBe(
    '/x?mode=daily&modale=export&contrat=98',
  );
  expect(keepingModal('/x', '', 'period=2025')).toBe('/x');
  expect(keepingModal('/x', '', 'modale=fiche&period=2025')).toBe('/x?modale=fiche');
});
