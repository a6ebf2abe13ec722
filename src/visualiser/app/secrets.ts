/** What a form or an event calls what nobody else may read. */
const named = /^(?:(?:old|repeated)_password|password|iban(?:-\d)?|token(?:_captcha)?|jwt)$/;

const mark = '•';
const key = 'visualiser.secrets';

/** Those of this tab, in the order in which they were typed: a reload finds them again. */
const read = (): string[] => (globalThis.sessionStorage?.getItem(key) ?? '').split('\n').filter(Boolean);

const numberSecret = (secret: string): number => {
  const secrets = read();
  const known = secrets.indexOf(secret);
  if (known >= 0) return known;
  globalThis.sessionStorage?.setItem(key, [...secrets, secret].join('\n'));
  return secrets.length;
};

/** For `JSON.stringify`: a secret is written as its number, which says something to this tab alone. */
export const hideSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' && value ? `${mark}${numberSecret(value)}` : value;

/** For `JSON.stringify`, of what is read elsewhere: a secret is nothing. */
export const dropSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' ? '' : value;

/** For `JSON.parse`: the secret of that number, or nothing in another tab. */
export const findSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' && value.startsWith(mark)
    ? (read()[Number(value.slice(mark.length))] ?? '')
    : value;
