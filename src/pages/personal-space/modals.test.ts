import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addContractWords } from '#locales/fr/addContract.ts';
import { billingEditWords } from '#locales/fr/billingEdit.ts';
import { contactEditWords } from '#locales/fr/contactEdit.ts';
import { emailEditWords } from '#locales/fr/emailEdit.ts';
import { ibanEditWords } from '#locales/fr/ibanEdit.ts';
import { nameEditWords } from '#locales/fr/nameEdit.ts';
import { passwordEditWords } from '#locales/fr/passwordEdit.ts';
import { personalSpaceWords } from '#locales/fr/personalSpace.ts';
import { contractWithDebit, contractWithoutRib, knownContract } from '../../domain/fixtures/account.ts';
import { ServicePhoneContext } from '../../ui/theme/brand.tsx';
import { ContractDetails } from './ContractList.tsx';
import { parseModal, toModalAddress } from './EditLink.tsx';

const closed = { ...contractWithoutRib, reference: '981000004218' };
const profile = { contracts: [knownContract, closed] };
const open = (search: string) => parseModal(new URLSearchParams(search), profile);

describe('the URL of a personal-space modal', () => {
  it.each(['name', 'email', 'password', 'addContract'])('returns an account form for ?modale=%s', (form) => {
    expect(open(`modale=${form}`)).toEqual({ form });
  });
  it.each(['billing', 'contact', 'iban'])('returns a form of the given contract for ?modale=%s', (form) => {
    expect(open(`modale=${form}&contrat=981000004217`)).toEqual({ form, contract: knownContract });
  });
  it.each([
    '',
    'modale=',
    'modale=autre',
    'modale=billing',
    'modale=billing&contrat=',
    'modale=billing&contrat=980000000000',
    'modale=iban&contrat=981000004218',
    'contrat=981000004217',
  ])('returns no modal for ?%s', (search) => {
    expect(open(search)).toBeNull();
  });
  it('builds the URL of a modal from a form and its contract', () => {
    expect(toModalAddress('name')).toBe('?modale=name');
    expect(toModalAddress('iban', knownContract)).toBe('?modale=iban&contrat=981000004217');
  });
});

it('shows the same title of a modal before and after the code of the modal has loaded', () => {
  const { ownName, ...modals } = personalSpaceWords.modals;
  expect(ownName).not.toBe('');
  expect(modals).toEqual({
    name: nameEditWords.title,
    email: emailEditWords.title,
    password: passwordEditWords.title,
    addContract: addContractWords.title,
    billing: billingEditWords.title,
    contact: contactEditWords.title,
    iban: ibanEditWords.title,
    addIban: ibanEditWords.newTitle,
  });
});

const shown = (contract: typeof contractWithDebit): string =>
  renderToStaticMarkup(
    createElement(
      ServicePhoneContext,
      { value: createElement('b', null, '01 99 00 00 17') },
      createElement(ContractDetails, { contract }),
    ),
  );

it('shows the SIRET and the NAF code of a contract, and only parts of its IBAN', () => {
  const words = shown(knownContract).replace(/<[^>]*>/g, ' ');
  expect(words).toMatch(/SIRET 732 829 320 00074 .*NAF 1071C .*FR76\s+••••\s+••••\s+0185/);
  expect(words).not.toContain('3000');
});

const why = 'Pour le changer, contactez votre service client. Tél. 01 99 00 00 17';

it.each([
  ['off', contractWithoutRib, true],
  ['on', { ...contractWithDebit, roles: [{ role: 'RIB', enabled: true, reason_code: '' }] }, false],
])(
  'replaces the IBAN form with a reason and a phone number if the contract role RIB is %s: $2',
  (_, contract, isClosed) => {
    const html = shown(contract);
    const words = html.replace(/<[^>]*>/g, '');
    expect([words.includes(why), !html.includes('modale=iban')]).toEqual([isClosed, isClosed]);
  },
);
