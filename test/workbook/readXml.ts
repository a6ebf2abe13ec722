export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly Element[];
  /** Own text, without that of the children. */
  text: string;
};

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const parseCharacter = (name: string): string => {
  const [, decimal] = /^#(\d+)$/.exec(name) ?? [];
  const [, hexadecimal] = /^#x([\da-f]+)$/i.exec(name) ?? [];
  if (decimal) return String.fromCodePoint(Number(decimal));
  if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  const character = entities.get(name);
  if (character === undefined) throw new Error(`An entity that XML does not know: &${name};`);
  return character;
};

const plain = (text: string): string => {
  if (/[<&](?![#\w]+;)/.test(text)) throw new Error(`A character that XML does not hold bare: ${text}`);
  return text.replace(/&([#\w]+);/g, (_, name: string) => parseCharacter(name));
};

const parseAttributes = (written: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  const rest = written.replace(/\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g, (_, name, double, single) => {
    if (attributes.has(name)) throw new Error(`An attribute twice: ${name}`);
    attributes.set(name, plain(double ?? single));
    return '';
  });
  if (rest.trim() !== '') throw new Error(`Not an attribute: ${rest}`);
  return attributes;
};

/** Opening, closing or self-closing tag, or the content around tags. */
const tokens = /<\?.*?\?>|<!--.*?-->|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+)/gsy;

/**
 * Parses XML, and removes the prefixes of its names. Document types and CDATA are not supported.
 * @throws Error if the XML is not well formed.
 */
export const readXml = (xml: string): Element => {
  type Open = { name: string; attributes: Map<string, string>; children: Element[]; text: string };
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const pattern = new RegExp(tokens);
  let read = 0;
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    read = pattern.lastIndex;
    const [, closes, prefixed = '', attributes = '', closesItself, text] = match;
    const name = prefixed.replace(/^.*:/, '');
    const current = open.at(-1);
    if (text !== undefined) {
      if (current) current.text += plain(text);
    } else if (closes) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name) {
      const element: Open = { name, attributes: parseAttributes(attributes), children: [], text: '' };
      current?.children.push(element);
      if (!closesItself) open.push(element);
    }
  }
  const [element, ...others] = root.children;
  if (read !== xml.length || open.length > 1 || !element || others.length > 0)
    throw new Error(`XML that is not well formed, at ${read}: ${xml.slice(read, read + 40)}`);
  return element;
};

const childrenNamed = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);

/** All elements of a name, at any depth. */
export const allNamed = (element: Element, name: string): Element[] => [
  ...childrenNamed(element, name),
  ...element.children.flatMap((child) => allNamed(child, name)),
];
