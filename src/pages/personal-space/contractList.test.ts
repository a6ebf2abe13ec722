import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contractWithDebit, contractWithoutRib } from '../../domain/fixtures/account.ts';
import { ServicePhoneContext } from '../../ui/theme/brand.tsx';
import { ContractDetails } from './ContractList.tsx';

const shown = (contract: typeof contractWithDebit): string =>
  renderToStaticMarkup(
    createElement(
      ServicePhoneContext,
      { value: createElement('b', null, '01 99 00 00 17') },
      createElement(ContractDetails, { contract }),
    ),
  );

const why = 'Pour le changer, contactez votre service client au 01 99 00 00 17.';

it.each([
  ['off', contractWithoutRib, true],
  ['on', { ...contractWithDebit, roles: [{ role: 'RIB', enabled: true, reason_code: '' }] }, false],
])(
  'with the RIB role %s, the IBAN is closed with a reason and a phone number: %j',
  (_, contract, isClosed) => {
    const html = shown(contract);
    const words = html.replace(/<[^>]*>/g, '');
    expect([words.includes(why), !html.includes('modale=iban')]).toEqual([isClosed, isClosed]);
  },
);
