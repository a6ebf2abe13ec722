const attributes = ['aria-describedby', 'aria-labelledby'] as const;

const idsIn = (element: Element, attribute: string): string[] =>
  element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];

/** What names or describes an element by an id that is not on the page: a screen reader says nothing of it. */
export const danglingReferences = (): string[] =>
  attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      // A step that is not shown has not run its effects, and is not read.
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        idsIn(element, attribute)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${attribute}="${id}" points nowhere: ${element.outerHTML.slice(0, 160)}`),
      ),
  );
