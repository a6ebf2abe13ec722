/** As `Flow` marks a flow, and as the HTML does where no machine is behind it yet (`src/prerender/still.ts`). */
const marks = [
  ['flow', 'paintedFlow'],
  ['state', 'paintedState'],
] as const;

/** What the portal takes over; a page whose session is not open stays as it is painted. */
const ofPortal = ':not([data-painted] *)';

/** Lets the painted page answer, as the portal takes it over. */
export const activatePage = (root: Element): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>(`[data-painted-disabled]${ofPortal}`)) {
    button.disabled = false;
    delete button.dataset.paintedDisabled;
  }
  for (const flow of root.querySelectorAll<HTMLElement>(`[data-painted-flow]${ofPortal}`))
    for (const [mark, painted] of marks) {
      flow.dataset[mark] = flow.dataset[painted];
      delete flow.dataset[painted];
    }
};
