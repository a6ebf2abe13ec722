import * as z from 'zod/mini';
import { plainText } from './text.ts';

/** Numbers of Wallis-et-Futuna, Nouvelle-Calédonie and Polynésie française, without a leading 0. */
const pacific = String.raw`\+68(?:[17]\d{6}|9\d{8})`;

/** French numbers in international form, and the form to send (docs/rules.md#phone-numbers). */
const forms: readonly [RegExp, string][] = [
  [/^(?:33|262|590|594|596)0?(\d{9})$/, '0$1'],
  [/^508(?:0?508)?(\d{6})$/, '0508$1'],
  [/^5080?(7\d{8})$/, '0$1'],
  // Turns a number with such a calling code and a wrong length into a text that every schema rejects.
  [/^((?:33|262|508|59[046]|68[179]).*)$/, '+$1'],
];

/** Writes a French number for the back office: `tel:+33 (0)1 99 00 12 34` becomes `0199001234`. */
const bareNumber = (typed: string): string => {
  const signs = typed.replace(/^\s*t[eé]l\w*[\s.:]*/i, '').replace(/[\s./()-]/g, '');
  const [, international = ''] = /^(?:\+|00|(?=33\d{9}$))(\d*)$/.exec(signs) ?? [];
  const [form = /^$/, carried = ''] = forms.find(([known]) => known.test(international)) ?? [];
  return carried ? international.replace(form, carried) : signs;
};

const numberSchema = (message: string, national: string) =>
  z.string(message).check(z.overwrite(bareNumber), z.regex(new RegExp(`^(?:${national}|${pacific})?$`)));

export const phoneSchema = numberSchema('phone.invalid', String.raw`0[0-59]\d{8}`);

export const mobilePhoneSchema = numberSchema('mobile_phone.invalid', String.raw`0[67]\d{8}`);

export const anyPhoneSchema = numberSchema('phone.invalid', String.raw`0\d{9}`);

export const longestMessage = 5000;

/** Length of a text in a multipart body, where each line break has two characters (CRLF). */
export const multipartLength = (typed: string): number => typed.replace(/\r\n?|\n/g, '\r\n').length;

/** Required message with a maximum multipart length. Messages: `message.required`, `message.long`. */
export const messageSchema = z.string('message.required').check(
  z.refine((typed) => multipartLength(typed) <= longestMessage, 'message.long'),
  z.trim(),
  z.minLength(1),
);

const compared = (value: string) => plainText(value).trim().toUpperCase();

/** Accepts an unchanged stored value even if it is invalid, so that the user can change the other fields. */
export const unchanged = (stored: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => compared(typed) === compared(stored))),
    z.transform(() => stored),
  );
