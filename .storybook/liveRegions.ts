const live = ['[role="alert"]', '[role="status"]', '[role="log"]', '[aria-live]']
  .map((region) => `${region}:not([aria-live="off"])`)
  .join(', ');

/** A live region inside another: what comes in it is read by both. */
export const nestedLiveRegions = (): string[] =>
  [...document.querySelectorAll(live)]
    .filter((region) => region.parentElement?.closest(live))
    .map((region) => `A live region inside another: ${region.outerHTML.slice(0, 160)}`);
