import * as z from 'zod/mini';
import { requiredText } from '../account/identity.ts';
import { isIban, joinIban } from '../iban.ts';

const box = z._default(z.string(), '');

const isEmptyOrIban = (iban: string) => iban === '' || isIban(iban);

/** What a form asks of a bank account: its holder, and the boxes of its IBAN (docs/rules.md#bank-account). */
export const bankAccountKeys = {
  holder: requiredText('holder'),
  'iban-1': box,
  'iban-2': box,
  'iban-3': box,
  'iban-4': box,
  'iban-5': box,
  'iban-6': box,
  'iban-7': box,
};

export type Boxes = Parameters<typeof joinIban>[0];

/**
 * The checks of an object that has these keys, where an IBAN is asked for. Their messages are `iban.required` and
 * `iban.wrongIban`.
 */
export const ibanChecks = <Typed extends Boxes>(isRequested: (typed: Typed) => boolean = () => true) => {
  const check = (isRight: (iban: string) => boolean, error: string) =>
    z.refine<Typed>((typed) => !isRequested(typed) || isRight(joinIban(typed)), { path: ['iban'], error });
  return [check((iban) => iban !== '', 'iban.required'), check(isEmptyOrIban, 'iban.wrongIban')] as const;
};
