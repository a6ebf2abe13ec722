/** Where a mandate may be signed. */
export type Signature = {
  /** The portal's own origin, from which a relative address is read. */
  origin: string;
  /** The origins that the environment trusts. */
  trusted: readonly string[];
};

/** The address where the mandate is signed; null for one that is not of a trusted origin (docs/rules.md#direct-debit-request). */
export const signatureAddress = (urlSEPA: string, { origin, trusted }: Signature): string | null => {
  if (!URL.canParse(urlSEPA, origin)) return null;
  const url = new URL(urlSEPA, origin);
  // The origin of a `blob:` address is that of who made it.
  return url.href.startsWith(`${url.origin}/`) && trusted.includes(url.origin) ? url.href : null;
};
