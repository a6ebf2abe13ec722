import { SaxesParser } from 'saxes';

export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
};

/** @throws Error if the XML is not well formed. */
export const readXml = (xml: string): Element => {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element: Element = { name: local, attributes: new Map(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root.children[0] ?? root;
};

export const allNamed = (element: Element, name: string): Element[] => [
  ...element.children.filter((child) => child.name === name),
  ...element.children.flatMap((child) => allNamed(child, name)),
];
