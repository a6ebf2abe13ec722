import { referenceSchema } from '../domain/contract/contract.ts';
import { plainText } from '../domain/typed.ts';

/** What the portal knows by heart is never asked: a whole reference is that of a contract. */
const wholeReference = referenceSchema('');

/** As the back office takes the number of an invoice, or of a meter. */
const taken = /^[\p{L}\d ./_-]{4,30}$/u;

/** What is asked of the back office where it may be the number of an invoice or of a meter; null where it is none. */
export const numberTyped = (typed: string): string | null => {
  const number = plainText(typed).trim().replace(/\s+/g, ' ');
  const isLikely =
    taken.test(number) &&
    number.replace(/\D/g, '').length >= 3 &&
    number.split(' ').every((word) => /\d/.test(word)) &&
    !wholeReference.safeParse(number).success;
  return isLikely ? number : null;
};
