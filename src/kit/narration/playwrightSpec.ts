import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Path } from '../paths/paths.ts';
import { type DescribedFlow, narrate, withAnd } from './story.ts';

export type PlayedPath = {
  readonly path: Path;
  readonly title: string;
  readonly tags?: readonly string[];
  readonly sentence?: string;
  readonly notes?: readonly string[];
  readonly data?: unknown;
};

/** Imports of a generated spec: the module of `test`, the module that plays paths, and its function. */
export type SpecModules = { readonly test: string; readonly driver: string; readonly play: string };

export const lineEnds = /[\r\n\u2028\u2029]+/;

const comment = (text: string): string[] => text.split(lineEnds).map((line) => `// ${line}`.trimEnd());

/** Locator of the page: it must show the last state of the path, unless this state is final. */
const pageIn = ({ chart }: DescribedFlow, { flow, end }: Path): string => {
  const isFinal = chart.nodes.some(({ id, type }) => id === `${flow}.${end}` && type === 'final');
  if (isFinal) return "page.locator('body')";
  const state = JSON.stringify(`[data-flow="${flow}"][data-state="${end}"]`);
  return `page.locator('body', { has: page.locator(${state}) })`;
};

const toTest = (
  described: DescribedFlow & { readonly model: FlowModel },
  { path, title, tags = [], sentence, notes = [], data = path }: PlayedPath,
  play: string,
): string[] => {
  const walk = `${play}(page, ${JSON.stringify(data)})`;
  const name = JSON.stringify(`${path.flow} ${path.id} ${title}`);
  const tag = tags.length ? `{ tag: ${JSON.stringify(tags)} }, ` : '';
  const lines = withAnd(narrate(described, path)).map(({ keyword, text }) => `${keyword} ${text}`);
  const story = [...notes, ...lines];
  return [
    ...story.flatMap(comment),
    ...(sentence === undefined
      ? [`test(${name}, ${tag}({ page }) =>`, `  ${walk});`]
      : [
          `test(${name}, ${tag}async ({ page }) => {`,
          `  await ${walk};`,
          `  await expect(${pageIn(described, path)}).toContainText(${JSON.stringify(sentence)}, { useInnerText: true });`,
          '});',
        ]),
    '',
  ];
};

export const toPlaywrightSpec = (
  described: DescribedFlow & { readonly model: FlowModel },
  played: readonly PlayedPath[],
  { test, driver, play }: SpecModules,
): string => {
  const names = played.some(({ sentence }) => sentence !== undefined) ? 'expect, test' : 'test';
  return [
    ...(play === 'walkPortal'
      ? ['// npm run journeys -- --project paths, with the folder of this file in PATHS_FOLDER']
      : []),
    `import { ${names} } from ${JSON.stringify(test)};`,
    `import { ${play} } from ${JSON.stringify(driver)};`,
    '',
    ...played.flatMap((one) => toTest(described, one, play)),
  ].join('\n');
};
