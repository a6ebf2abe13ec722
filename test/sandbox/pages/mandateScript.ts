/**
 * What a page of the mandate tells the portal that frames it: its height, then what its `data-says` says, then its
 * height whenever that changes (docs/rules.md#payment-page).
 */
export const mandateScript = `(() => {
  // Sandboxed, the page has no origin; its address still has that of the portal.
  const say = (message) => parent.postMessage(message, location.origin);
  const measure = () => say({ type: 'mandate.resized', height: document.body.getBoundingClientRect().height });
  measure();
  say({ type: document.currentScript.dataset.says });
  new ResizeObserver(measure).observe(document.body);
})();
`;
