const controls = 'form, button';
const fields = 'input, textarea';

/** As `Flow` marks a flow, and as the HTML does where no machine is behind it yet (`src/prerender/render.tsx`). */
const marks = [
  ['flow', 'paintedFlow'],
  ['state', 'paintedState'],
] as const;

/**
 * Keeps what a page is painted with from being typed in or pressed before the portal answers: nothing typed is lost. Its text
 * and its links are there as they are. Returns the way to let go, as the portal takes the page over.
 */
export const holdPage = (root: Element): (() => void) => {
  const held = [...root.querySelectorAll<HTMLElement>(controls)];
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].filter(
    ({ readOnly }) => !readOnly,
  );
  for (const control of held) control.inert = true;
  for (const field of typed) field.readOnly = true;
  return () => {
    for (const control of held) control.inert = false;
    for (const field of typed) field.readOnly = false;
    for (const flow of root.querySelectorAll<HTMLElement>('[data-painted-flow]:not([data-painted] *)'))
      for (const [mark, painted] of marks) {
        flow.dataset[mark] = flow.dataset[painted];
        delete flow.dataset[painted];
      }
  };
};
