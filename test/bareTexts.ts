import { type ESTree, parseSync, Visitor } from 'vite';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;
type Scope = ReadonlyMap<string, readonly (string | ESTree.Expression)[]>;

/** True for a type without bare texts: `Elements` of `Button.tsx`, or a function that returns `Elements`. */
const holdsElements = (type: string): boolean => {
  const returned = type.split('=>').at(-1) ?? '';
  return /\b(Elements|ReactElement)\b/.test(returned) && !/\b(ReactNode|string)\b(?!,)/.test(returned);
};

const returnedBy = ({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): ESTree.Expression[] => {
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  const inStatement = (statement: ESTree.Statement): ESTree.Expression[] => {
    if (statement.type === 'ReturnStatement') return statement.argument ? [statement.argument] : [];
    if (statement.type === 'BlockStatement') return statement.body.flatMap(inStatement);
    if (statement.type !== 'IfStatement') return [];
    return [statement.consequent, statement.alternate ?? []].flat().flatMap(inStatement);
  };
  return body.body.flatMap(inStatement);
};

const wrappers = ['map', 'useMemo'];

const isFunction = ({ type }: ESTree.Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

const isElements = (node: ESTree.Node, scope: Scope): boolean => {
  const isOne = (part: ESTree.Node) => isElements(part, scope);
  const isKnown = (name: string): boolean =>
    scope.get(name)?.every((known) => {
      if (typeof known !== 'string') return isOne(known);
      const [alias = name] = /^\w+$/.exec(known) ?? [];
      return holdsElements(known) || (alias !== name && isKnown(alias));
    }) ?? false;
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return typeof node.value !== 'string' && typeof node.value !== 'number';
    case 'Identifier':
      return node.name === 'undefined' || isKnown(node.name);
    case 'MemberExpression':
      if (node.computed) return isOne(node.object);
      return node.property.type === 'Identifier' && isKnown(node.property.name);
    case 'LogicalExpression':
      return (node.operator === '&&' || isOne(node.left)) && isOne(node.right);
    case 'ConditionalExpression':
      return isOne(node.consequent) && isOne(node.alternate);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isOne(node.expression);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return returnedBy(node).every(isOne);
    case 'CallExpression': {
      const [made] = node.arguments;
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && name.name === 'createPortal') return true;
      if (name.type === 'Identifier' && wrappers.includes(name.name) && made && isFunction(made))
        return isOne(made);
      return isOne(callee);
    }
    default:
      return false;
  }
};

const renderedIn = ({ children }: Parent): ESTree.Node[] =>
  children.flatMap((child): ESTree.Node[] => {
    if (child.type === 'JSXFragment') return renderedIn(child);
    if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? [] : [child];
    if (child.type !== 'JSXExpressionContainer') return [child];
    return child.expression.type === 'JSXEmptyExpression' ? [] : [child.expression];
  });

const isBlank = (node: ESTree.Node) =>
  (node.type === 'JSXText' || node.type === 'Literal') && !String(node.value).trim();

/** Texts of a TSX file that have sibling elements. React throws if a page translator replaces such a text. */
export const bareTextsIn = (source: string): string[] => {
  const { program } = parseSync('file.tsx', source);
  const scope = new Map<string, (string | ESTree.Expression)[]>();
  const add = (name: string, known: string | ESTree.Expression) => {
    scope.set(name, [...(scope.get(name) ?? []), known]);
  };
  const write = ({ start, end }: ESTree.Span) => source.slice(start, end).replace(/\s+/g, ' ');
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type === 'Identifier' && typeAnnotation) add(key.name, write(typeAnnotation.typeAnnotation));
    },
    ArrowFunctionExpression: ({ params }) => {
      for (const param of params)
        if (param.type === 'Identifier' && param.typeAnnotation)
          add(param.name, write(param.typeAnnotation.typeAnnotation));
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      add(id.name, write(typeAnnotation));
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'ArrayPattern' && init?.type === 'CallExpression' && init.typeArguments) {
        const [state] = id.elements;
        if (state?.type === 'Identifier') add(state.name, write(init.typeArguments));
      }
      if (id.type !== 'Identifier') return;
      if (id.typeAnnotation) add(id.name, write(id.typeAnnotation.typeAnnotation));
      else if (init) add(id.name, init);
    },
  }).visit(program);

  const found: string[] = [];
  const report = (nodes: readonly ESTree.Node[]) =>
    found.push(...nodes.filter((node) => !isBlank(node) && !isElements(node, scope)).map(write));
  const flattened = new Set<ESTree.Node>();
  const check = (parent: Parent) => {
    for (const child of parent.children) if (child.type === 'JSXFragment') flattened.add(child);
    if (flattened.has(parent)) return;
    const rendered = renderedIn(parent);
    if (rendered.length > 1 || parent.type === 'JSXFragment') report(rendered);
  };
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    VariableDeclarator: ({ id, init }) => {
      const isComponent = id.type === 'Identifier' && /^[A-Z][a-z]/.test(id.name);
      if (isComponent && init?.type === 'ArrowFunctionExpression') report(returnedBy(init));
    },
  }).visit(program);
  return found;
};
