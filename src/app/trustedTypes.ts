/** Used part of trusted types: the DOM types lack them. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void;
};

declare global {
  interface Window {
    /** Missing if the browser does not enforce trusted types. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Allows only three strings as HTML or a script address, under a trusted-types policy: the prerendered HTML, an
 * empty string (React Aria), and the portal's own worker files.
 */
export const trustOnly = (painted: string | undefined): void =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === painted ? html : null),
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });
