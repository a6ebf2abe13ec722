/** What of trusted types is used here: the types of the DOM do not have them yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void;
};

declare global {
  interface Window {
    /** Missing where the browser enforces nothing of this. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The only strings that may become HTML or the address of a script, where the page's policy asks for trusted types: what the
 * build has painted, put back as it came; nothing, to empty an element, as React Aria does; the portal's own files, in workers.
 */
export const trustOnly = (painted: string | undefined): void =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === painted ? html : null),
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });
