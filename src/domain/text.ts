const fullWidth = 0xff01 - 0x21;

/** Normalises invisible and full-width characters, dashes and spaces (docs/rules.md#typed-text). */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth));

const groups = /[\s.-]/g;

export const bareCode = (typed: string): string =>
  typed.replace(/^\D*(?:siret|naf|ape)\D*/i, '').replace(groups, '');

/** Removes the spaces and country prefix of a zip code: `F-35400` becomes `35400`. */
export const bareZipcode = (typed: string): string =>
  typed.replace(/\s/g, '').replace(/^FR?-?(?=\d{5}$)/i, '');
