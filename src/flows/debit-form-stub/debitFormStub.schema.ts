import * as z from 'zod/mini';
import { requiredText } from '#machines/domain/account/identity.ts';

/** The stub asks for six boxes of an IBAN, of four characters each (docs/rules.md#debit-form-stub). */
export const stubBoxes = { count: 6, length: 4 };

const boxNames = Array.from({ length: stubBoxes.count }, (_, index) => `iban-${index + 1}`);

const isFilled = (typed: Record<string, unknown>) => boxNames.every((box) => Boolean(typed[box]));

/** Only the names, the phone and the boxes are required (docs/rules.md#debit-form-stub). */
export const debitFormStubSchema = z
  .looseObject({
    first_name: requiredText('first_name'),
    last_name: requiredText('last_name'),
    mobile_phone: requiredText('mobile_phone'),
  })
  .check(z.refine(isFilled, { path: ['iban'], error: 'iban.required' }));
