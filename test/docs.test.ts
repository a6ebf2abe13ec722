import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { identifiersIn, splitWords } from './identifiers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const readProse = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, '');

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const listAnchors = (file: string): string[] =>
  [...readProse(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

type Citation = { from: string; file: string; anchor: string | undefined };

const leadsSomewhere = ({ file, anchor }: Citation) =>
  existsSync(join(root, file)) &&
  (anchor === undefined || (file.endsWith('.md') && listAnchors(file).includes(anchor)));

const lost = (citations: readonly Citation[]): string[] =>
  citations
    .filter((citation) => !leadsSomewhere(citation))
    .map(({ from, file, anchor }) => `${from} → ${file}${anchor === undefined ? '' : `#${anchor}`}`);

const citedBy = (from: string): Citation[] =>
  [...read(from).matchAll(/\bdocs\/([\w/.-]*\w)(?:#([\w-]+))?/g)].map(([, path = '', anchor]) => ({
    from,
    file: `docs/${path}`,
    anchor,
  }));

const linkedBy = (from: string): Citation[] =>
  [...readProse(from).matchAll(/\]\(([^)\s]*)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { from, file: path ? join(dirname(from), path) : from, anchor };
    });

it('finds each document and heading that a comment of the code cites', () => {
  const code = tracked('*.ts', '*.tsx', '*.yml', '*.yaml', '*.conf', '*.html');
  expect(lost(code.filter((file) => file !== 'test/docs.test.ts').flatMap(citedBy))).toEqual([]);
});

it('finds no citation of a private document in the code and the documents', () => {
  const elsewhere =
    /\b([Ss]pecifications? \d|[Tt]he specification|[Dd]ecisions? [A-F]\b|[Ii]ssue #?\d|la sp[ée]cification)/;
  const texts = tracked('*.ts', '*.tsx', '*.md', '*.yml', '*.yaml', '*.conf', '*.html');
  expect(texts.filter((file) => elsewhere.test(read(file)))).toEqual([]);
});

it('finds each file and heading to which the documents link', () => {
  const links = tracked('*.md').flatMap(linkedBy);
  expect(links.length).toBeGreaterThan(50);
  expect(lost(links)).toEqual([]);
});

it('finds each term of the glossary in a name of the code or in the URL of a call', () => {
  const calls = read('docs/back-office.openapi.yaml').match(/^ {2}\/\S+/gm) ?? [];
  const names = tracked('*.ts', '*.tsx').flatMap((file) => [file, ...identifiersIn(file, read(file))]);
  const used = new Set([...new Set([...names, ...calls])].flatMap(splitWords));
  const isUsed = (word: string) => used.has(word) || used.has(`${word}s`);
  const terms = [...read('docs/GLOSSARY.md').matchAll(/^\| ([a-z][a-z ]*) \|/gm)].map(
    ([, term = '']) => term,
  );
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term) => !term.split(' ').every(isUsed))).toEqual([]);
});

it('finds each test that a promise of docs/SECURITY.md cites', () => {
  const [, promises = ''] = /^## What the portal promises$(.*?)^## /ms.exec(read('docs/SECURITY.md')) ?? [];
  const unproved = promises
    .split(/^- /m)
    .slice(1)
    .filter((promise) => {
      const [, proofs = ''] = promise.split(/Proved by\s/);
      const tests = [...proofs.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
      return tests.length === 0 || tests.some((file) => !existsSync(join(root, file)));
    });
  expect(promises).not.toBe('');
  expect(unproved).toEqual([]);
});

const listProse = (file: string): string[] =>
  (file.endsWith('.md')
    ? readProse(file).split(/\n\s*\n/)
    : [...read(file).matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm)].map(
        ([, block, line]) => block ?? line ?? '',
      )
  ).map((text) =>
    text
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

it('finds no unclear expression in the comments and the documents', () => {
  const unclear =
    /\b(what (is|was|has|may|it)|(is|are) (said|told|asked)|says so|stands? (for|in|alone)|anew|is met by)\b|(^|[,;] )where (an?|the|it|they|there|no|nothing)\b/i;
  const opening = /^(What|Where|Whether|Of|Those|One|That)\b/;
  const files = tracked('*.ts', '*.tsx', '*.md', ':!test/flows/*.md');
  const found = files.flatMap((file) =>
    listProse(file)
      .filter((text) => unclear.test(text) || (!file.endsWith('.md') && opening.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('finds no test name with more than 90 characters', () => {
  const longNames = tracked('*.test.ts', '*.test.tsx', '*.spec.ts', '*.engines.ts').flatMap((file) =>
    [...read(file).matchAll(/\b(?:it|test)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1).){91,}?)\1/g)].map(
      ([, , name]) => `${file}: ${name}`,
    ),
  );
  expect(longNames).toEqual([]);
});

it('finds no duplicate heading in docs/rules.md', () => {
  const anchors = listAnchors('docs/rules.md');
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

it('finds no merge conflict marker', () => {
  const texts = tracked('*.ts', '*.tsx', '*.md', '*.yml', '*.yaml', '*.conf', '*.html', '*.json');
  expect(texts.filter((file) => /^(<{7}|>{7}) /m.test(read(file)))).toEqual([]);
});
