import * as z from 'zod/mini';

/** A French number as the calls carry it: `+33 1 99 00 12 34` and `01.99.00.12.34` are `0199001234`. */
const bareNumber = (typed: string) => typed.replace(/[\s.()-]/g, '').replace(/^(?:\+|00)330?/, '0');

/** A phone number, or nothing (docs/rules.md#contact-details). Its message is `phone.invalid`. */
export const phoneSchema = z
  .string('phone.invalid')
  .check(z.overwrite(bareNumber), z.regex(/^(?:0[0-59]\d{8})?$/));

/** A mobile phone number, or nothing. Its message is `mobile_phone.invalid`. */
export const mobilePhoneSchema = z
  .string('mobile_phone.invalid')
  .check(z.overwrite(bareNumber), z.regex(/^(?:0[67]\d{8})?$/));
