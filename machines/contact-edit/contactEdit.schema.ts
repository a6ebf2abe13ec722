import * as z from 'zod/mini';
import { emailSchema } from '../domain/account/identity.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { mobilePhoneSchema, phoneSchema } from '../domain/phone.ts';

/** The rule of each field. */
export const contactRules = {
  email: emailSchema,
  phone: phoneSchema,
  mobile_phone: mobilePhoneSchema,
};

/** The contact part of `POST /api/contract/update_info`. A phone may be missing, not be wrong. */
export const contactSchema = ({ reference }: Pick<Contract, 'reference'>) =>
  z.pipe(
    z.object(contactRules),
    z.transform((contact) => ({ form: 'contact' as const, reference, ...contact })),
  );
