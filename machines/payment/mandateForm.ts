/** The form of a third party, as the portal frames it. */
export type MandateForm = {
  address: string;
  /** What its frame is allowed (the `sandbox` attribute). */
  sandbox: string;
  /** The origin that its messages come from. */
  origin: string;
};

/**
 * Frames the form at an address of the environment, from which a relative one is read (docs/rules.md#payment-page).
 * A page of the portal's own origin is given none: it could otherwise lift its sandbox, and read the token.
 */
export const mandateForm = (setting: string, own: string): MandateForm => {
  const { href: address, origin } = new URL(setting, own);
  const sandbox = 'allow-forms allow-scripts';
  return origin === own
    ? { address, sandbox, origin: 'null' }
    : { address, sandbox: `${sandbox} allow-same-origin`, origin };
};

/** The address of the form for a contract: nothing more is said of who asks. */
export const formAddress = ({ address }: MandateForm, reference: string): string => {
  const url = new URL(address);
  url.searchParams.set('reference', reference);
  return url.href;
};
