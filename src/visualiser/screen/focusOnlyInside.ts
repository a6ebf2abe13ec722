/**
 * A view moves the focus where the portal needs it. While the person is elsewhere, on a button of the page around this
 * frame, that would take it away: only who is in the screen is led through it.
 */
export const focusOnlyInside = (): void => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...options) {
    if (document.hasFocus()) focus.apply(this, options);
  };
};
