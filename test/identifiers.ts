/** Spaces and comments. */
const skipped = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const regularExpression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const identifier = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const mark = /[\s\S]/y;

/** The text of a template, to its end or to the code that it holds. */
const templateText = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)?/y;

/** What a division may follow, or the slash of a closing tag; elsewhere, a slash begins a regular expression. */
const endsValue = /[\p{ID_Continue}$)\]}'"`<]$/u;
const expectsValue = /^(?:return|typeof|case|in|of|await|yield|else|void|throw|delete)$/;

/**
 * The identifiers and keywords of TypeScript code, in their order; those of comments, strings and regular expressions are
 * left out, those of the code in templates are not. The words of a JSX text count.
 */
export const identifiersIn = (source: string): string[] => {
  const found: string[] = [];
  /** The braces open in the code of each template under way. */
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

/** The words of an identifier in camel case, in lower case: `isToldOf` has `is`, `told` and `of`. */
export const splitWords = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map((word) => word.toLowerCase());
