import { createHash } from 'node:crypto';

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

const plain = (attribute: string): string =>
  attribute.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** As an element's own, it still wins over the classes. */
const toRule = (style: string): string =>
  `[data-style=${JSON.stringify(plain(style))}][data-style]{${plain(style)}}`;

/**
 * Takes the style of elements out of an HTML that React has written, for the security headers refuse it there: the rules are
 * for a stylesheet of the page, until a script gives the elements back what is theirs (`src/app/start/fillWords.ts`).
 */
export const hoistStyles = (html: string): { html: string; rules: readonly string[] } => {
  const rules = new Set<string>();
  const hoisted = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
    rules.add(toRule(style));
    return `${tag} data-style="${style}"`;
  });
  return { html: hoisted, rules: [...rules] };
};

/** A stylesheet of several, in a file that is named after what it says. */
export const joinStylesheets = (parts: readonly string[]): { fileName: string; source: string } => {
  const source = parts.join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/style-${hash}.css`, source };
};

/** The rules of a stylesheet that stand in no other, `@media` and all. */
export const splitRules = (css: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return rules;
};
