import { parseSync, Visitor } from 'vite';

export const identifiersIn = (file: string, source: string): string[] => {
  const found: string[] = [];
  const add = ({ name }: { name: string }) => {
    found.push(name);
  };
  const { program } = parseSync(file, source);
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program);
  return found;
};

/** Words of an identifier in lower case: `isLastPage` gives `is`, `last`, `page`. */
export const splitWords = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((word) => word.toLowerCase());
