type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether a click on a link leads elsewhere in the portal, in this tab: neither to another site, nor to a file, nor to a tab. */
export const isOfPortal = (link: HTMLAnchorElement, press: Press): boolean => {
  const isModified = press.metaKey || press.ctrlKey || press.altKey || press.shiftKey;
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') && !isModified;
};
