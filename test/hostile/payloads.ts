/** Attack in HTML. A page that escapes texts shows it as plain text. */
export const seenAsText =
  '<img src=x data-injected onerror="injected()"></textarea></title></script><script data-injected>injected()</script>{{name}}';

const another = '&injected=1#injected';

/** Attacks to place in the texts of a response. `intrusions` detects their effects on the page. */
export const payloads: readonly string[] = [
  `${seenAsText}\u202Egnp.exe\u2067"${another}`,
  `javascript:injected()//${another}`,
  `//injected.example/${another}`,
  'constructor',
];

const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'ping'];

const isWrongAddress = (value: string): boolean => {
  const address = URL.parse(value, location.href);
  return (
    address !== null &&
    (!['http:', 'https:', 'tel:', 'mailto:', 'blob:'].includes(address.protocol) ||
      address.host === 'injected.example' ||
      address.searchParams.has('injected') ||
      address.hash.startsWith('#injected'))
  );
};

const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => ({
    name,
    value,
    html: `<${element.localName} ${name}="${value}">`,
  }));

export const intrusions = (): string[] => {
  const elements = [...document.body.querySelectorAll('*')];
  const attributes = elements.flatMap(attributesOf);
  const text = document.body.textContent ?? '';
  return [
    ...(Reflect.has(globalThis, 'wasInjected') ? ['a script has run'] : []),
    ...elements
      .filter((element) => element.matches('[data-injected], body script, [srcdoc]'))
      .map((element) => element.outerHTML),
    ...attributes
      .filter(
        ({ name, value }) => name.startsWith('on') || (addresses.includes(name) && isWrongAddress(value)),
      )
      .map(({ html }) => html),
    ...[text, ...attributes.map(({ value }) => value)].filter((words) =>
      /[\u202A-\u202E\u2066-\u2069]/.test(words),
    ),
    ...(/native code|\[object /.exec(text) ?? []),
  ];
};
