/** Whitespace and comments. */
const skipped = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const regularExpression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const identifier = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const mark = /[\s\S]/y;

/** Text of a template, until its end or its next expression. */
const templateText = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)?/y;

/** Tokens before a division or the slash of a closing tag; elsewhere, a slash begins a regular expression. */
const endsValue = /[\p{ID_Continue}$)\]}'"`<]$/u;
const expectsValue = /^(?:return|typeof|case|in|of|await|yield|else|void|throw|delete)$/;

/**
 * Identifiers and keywords of TypeScript code, in order. Those of comments, strings and regular expressions are
 * excluded, those of template expressions are not. The words of a JSX text count.
 */
export const identifiersIn = (source: string): string[] => {
  const found: string[] = [];
  const depths: number[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(source) ?? [];
    at += text.length;
    return text;
  };
  const takeTemplate = (): string => {
    const text = take(templateText);
    if (text.endsWith('${')) depths.push(0);
    return text;
  };
  let before = '';
  while (at < source.length) {
    if (take(skipped)) continue;
    const isAfterValue = endsValue.test(before) && !expectsValue.test(before);
    before = (isAfterValue ? '' : take(regularExpression)) || take(quoted);
    if (before) continue;
    before = take(identifier);
    if (before) {
      found.push(before);
      continue;
    }
    before = take(mark);
    const depth = depths.pop();
    if (depth !== undefined && (before !== '}' || depth > 0))
      depths.push(depth + (before === '{' ? 1 : before === '}' ? -1 : 0));
    if (before === '`' || (before === '}' && depth === 0)) before = takeTemplate();
  }
  return found;
};

/** Words of a camel case identifier, in lower case: `isLastPage` has `is`, `last` and `page`. */
export const splitWords = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((word) => word.toLowerCase());
