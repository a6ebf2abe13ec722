/**
 * hCaptcha draws its challenge straight in the body, which a modal closes to hands and to screen readers: what holds
 * it is let through, as what floats above every modal is.
 */
export const reachChallenge = (): void => {
  for (const part of document.body.children) {
    if (!(part instanceof HTMLElement) || !part.querySelector('iframe[src*="hcaptcha.com"]')) continue;
    part.dataset.reactAriaTopLayer = 'true';
    part.inert = false;
    part.removeAttribute('aria-hidden');
  }
};
