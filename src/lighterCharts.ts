import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

type Property = ESTree.ObjectProperty;

const nameOf = ({ key }: Property): string | undefined => (key.type === 'Identifier' ? key.name : undefined);

const isOfFlow = (value: ESTree.Expression): boolean =>
  value.type === 'MemberExpression'
    ? isOfFlow(value.object)
    : value.type === 'Identifier' && value.name === 'flow';

/** True for a text, an object of texts, or a value with which the flow calls a shared statechart. */
const isSentence = ({ shorthand, value }: Property): boolean =>
  shorthand ||
  value.type === 'ObjectExpression' ||
  (value.type === 'Literal' && typeof value.value === 'string') ||
  isOfFlow(value);

const sentencesIn = (file: string, code: string): Property[] => {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Property[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type !== 'Property') continue;
        const name = nameOf(property);
        if (name !== 'description' && name !== 'sentences') continue;
        if (!isSentence(property)) throw new Error(`${file}: the value of ${name} is not a text literal`);
        found.push(property);
      }
    },
  }).visit(program);
  return found.sort((one, other) => one.start - other.start);
};

/** Removes `description` and `sentences` from a statechart. Throws if their value is not a text. */
export const withoutSentences = (file: string, code: string): string => {
  let rest = '';
  let from = 0;
  for (const { start, end } of sentencesIn(file, code)) {
    rest += code.slice(from, Math.max(from, start));
    from = Math.max(from, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0));
  }
  return rest + code.slice(from);
};

/** Vite plugin that removes the sentences of statecharts, which only the visualiser and the books use. */
export const lighterCharts: Plugin = {
  name: 'lighter-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^/]+\/[^/]+\.(machine|state)\.ts$/ },
    handler: (code, file) => withoutSentences(file, code),
  },
};
