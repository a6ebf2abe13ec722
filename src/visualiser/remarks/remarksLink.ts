import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate/browser';
import { findSecrets, hideSecrets } from '../app/secrets.ts';
import { type Remark, remarksSchema } from './remark.schema.ts';

/** Past it, a mail or a chat may cut a link short. */
export const longLink = 8_000;

/** Past it, a browser may refuse one. */
const longestText = 60_000;

/** What is under this name in the fragment, which no server is sent. */
const parameter = 'remarks';

/** Packed: a link that says the same steps at each remark would soon be too long to be sent. */
const encode = (remarks: readonly Remark[]): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(remarks, hideSecrets)), { level: 9 }), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): readonly Remark[] | null => {
  try {
    const packed = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    const read = remarksSchema.safeParse(JSON.parse(strFromU8(inflateSync(packed)), findSecrets));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

const split = (address: string) => {
  const [query = '', fragment] = address.split('#');
  return { query, fragment: new URLSearchParams(fragment) };
};

const none: readonly Remark[] = [];

/** The remarks of an address; null where they cannot be read. */
export const readRemarks = (address: string): readonly Remark[] | null => {
  const text = split(address).fragment.get(parameter);
  return text === null ? none : decode(text);
};

/** An address with these remarks, whatever others it had. */
export const withRemarks = (address: string, remarks: readonly Remark[]): string => {
  const { query, fragment } = split(address);
  if (remarks.length) fragment.set(parameter, encode(remarks));
  else fragment.delete(parameter);
  return fragment.size ? `${query}#${fragment}` : query;
};

/** Whether a link that holds these remarks can be opened. */
export const canBeLinked = (remarks: readonly Remark[]): boolean => encode(remarks).length <= longestText;
