import * as z from 'zod/mini';
import { plainText } from './text.ts';

/** Wallis-et-Futuna, la Nouvelle-Calédonie and Polynésie française: their numbers have no form of ten digits. */
const pacific = String.raw`\+68(?:[17]\d{6}|9\d{8})`;

/** The international forms of the French numbering plan, without their prefix, and the form that calls carry (docs/rules.md#phone-numbers). */
const forms: readonly [RegExp, string][] = [
  [/^(?:33|262|590|594|596)0?(\d{9})$/, '0$1'],
  [/^508(?:0?508)?(\d{6})$/, '0508$1'],
  [/^5080?(7\d{8})$/, '0$1'],
  // A calling code with another number of digits, which no rule accepts.
  [/^((?:33|262|508|59[046]|68[179]).*)$/, '+$1'],
];

/** A French number as calls carry it: `tel:+33 (0)1 99 00 12 34` is `0199001234`. A text without a number is returned as it is. */
const bareNumber = (typed: string): string => {
  const signs = typed.replace(/^\s*t[eé]l\w*[\s.:]*/i, '').replace(/[\s./()-]/g, '');
  const [, international = ''] = /^(?:\+|00|(?=33\d{9}$))(\d*)$/.exec(signs) ?? [];
  const [form = /^$/, carried = ''] = forms.find(([known]) => known.test(international)) ?? [];
  return carried ? international.replace(form, carried) : signs;
};

const numberSchema = (message: string, national: string) =>
  z.string(message).check(z.overwrite(bareNumber), z.regex(new RegExp(`^(?:${national}|${pacific})?$`)));

/** A phone number, or nothing (docs/rules.md#contact-details). Its message is `phone.invalid`. */
export const phoneSchema = numberSchema('phone.invalid', String.raw`0[0-59]\d{8}`);

/** A mobile phone number, or nothing. Its message is `mobile_phone.invalid`. */
export const mobilePhoneSchema = numberSchema('mobile_phone.invalid', String.raw`0[67]\d{8}`);

/** A phone number of any kind, or nothing (docs/rules.md#product-contact). Its message is `phone.invalid`. */
export const anyPhoneSchema = numberSchema('phone.invalid', String.raw`0\d{9}`);

/** The longest message of a request, in characters (docs/rules.md#limits). */
export const longestMessage = 5000;

/** The length of a text in a multipart body, where a line ends by two characters, however it was typed. */
export const multipartLength = (typed: string): number => typed.replace(/\r\n?|\n/g, '\r\n').length;

/**
 * A message that is required, no longer in a multipart body than the back office takes. Its messages are
 * `message.required` and `message.long`.
 */
export const messageSchema = z.string('message.required').check(
  z.refine((typed) => multipartLength(typed) <= longestMessage, 'message.long'),
  z.trim(),
  z.minLength(1),
);

const compared = (value: string) => plainText(value).trim().toUpperCase();

/** Accepts the stored value even if it breaks the rule of its field: it must not prevent another change. */
export const unchanged = (stored: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => compared(typed) === compared(stored))),
    z.transform(() => stored),
  );
