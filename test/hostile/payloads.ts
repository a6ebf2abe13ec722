/** Seen where it is shown as the text that it is. */
export const seenAsText =
  '<img src=x data-injected onerror="injected()"></textarea></title></script><script data-injected>injected()</script>{{name}}';

/** What would be another parameter, and another fragment, of an address that it is written in as it is. */
const another = '&injected=1#injected';

/** What a text of an answer may try, in the page that shows it; what each would leave is looked for in `intrusions.ts`. */
export const payloads: readonly string[] = [
  `${seenAsText}\u202Egnp.exe\u2067"${another}`,
  `javascript:injected()//${another}`,
  `//injected.example/${another}`,
  // The name of what every object has.
  'constructor',
];
