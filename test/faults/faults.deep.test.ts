import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { failures as sentences } from '#locales/fr/failures.ts';
import type { Declaration } from '#src/api/client/client.ts';
import { storeToken } from '#src/api/storage/token.ts';
import { table } from '#src/kit/narration/story.ts';
import { answersOf, openContract, operationOf } from '#test/contract/contract.ts';
import { declarations, toRequestName } from '#test/contract/declarations.ts';
import { fieldPaths } from '#test/contract/schemas.ts';
import { signedInBrowser } from '#test/flows/standIn.ts';
import { type Fault, faults, words } from './faults.ts';
import { declarationNamed, rightAnswer } from './rightAnswer.ts';
import { failuresOf, type Situation, situations } from './situations.ts';
import { type Respond, simulateClock, suffer } from './suffer.ts';

const tooMany = 50_000;

const huge = 9_000_000_000;

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the value at a path, which may cross lists and records: `contracts[].name`, `emails{}`. */
const changed = (value: Json, path: readonly string[], change: (value: Json) => Json): Json => {
  const [part, ...rest] = path;
  if (part === undefined) return change(value);
  if (part === '[]') return Array.isArray(value) ? value.map((item) => changed(item, rest, change)) : value;
  if (!isObject(value)) return value;
  if (part === '{}')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, changed(item, rest, change)]),
    );
  // An example lacks the optional fields, but a fault may add one.
  if (!(part in value) && rest.length > 0) return value;
  const { [part]: own, ...others } = value;
  const made = changed(own, rest, change);
  return made === undefined ? others : { ...others, [part]: made };
};

const partsOf = (path: string): string[] => path.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? [];

const mistyped = (value: Json): Json =>
  Array.isArray(value) || isObject(value) ? 'aucun' : { fr: value ?? 'aucun' };

const many = (items: readonly Json[]): Json[] =>
  Array.from({ length: tooMany }, (_, index) => {
    const item = items[index % Math.max(1, items.length)];
    if (index < items.length || !isObject(item)) return item;
    const [[name, value] = ['', '']] = Object.entries(item);
    return { ...item, [name]: typeof value === 'string' ? `${value}-${index}` : value };
  });

const enlarged = (value: Json): Json => {
  if (typeof value === 'number') return huge;
  if (typeof value === 'string') return `${value} ${'très long '.repeat(10_000)}`;
  return Array.isArray(value) ? many(value) : value;
};

type FieldFault = {
  name: 'missing' | 'null' | 'mistyped' | 'huge';
  change: (value: Json) => Json;
};

const fieldFaults: readonly FieldFault[] = [
  { name: 'missing', change: () => undefined },
  { name: 'null', change: () => null },
  { name: 'mistyped', change: mistyped },
  { name: 'huge', change: enlarged },
];

type FaultOfField = {
  field: string;
  fault: FieldFault['name'];
  changed: (right: Json) => Json;
};

const faultsOfFields = (schema: unknown): FaultOfField[] =>
  Object.keys(fieldPaths(schema)).flatMap((field) =>
    fieldFaults.map(({ name, change }) => ({
      field,
      fault: name,
      changed: (right) => changed(right, partsOf(field), change),
    })),
  );

const barest = (schema: unknown, right: Json): Json =>
  Object.entries(fieldPaths(schema))
    .filter(([, presence]) => presence === 'optional')
    .reduce((body, [field]) => changed(body, partsOf(field), () => undefined), right);

type Line = {
  /** `POST /api/user/email`, then its caller: `emailEdit`, by its port. */
  request: string;
  caller: string;
  fault: string;
  field?: string;
  /** Message of the screen, or null if the answer is read. */
  text: string;
  state: string;
};

const introduction = `# What each call shows of each fault

A back office may answer anything: it refuses, breaks down, is silent, or answers what nobody promised. For each call of
[the file](back-office.openapi.yaml) and each flow that makes it, here is what is said of each fault, and the state that the
flow is in then ([failures](rules.md#failures), [tolerance](rules.md#tolerance)). « Words » are those of the back office.

Written by \`npm run deep -- test/faults -u\`, of the calls' declarations and the flows' models; not to be changed by hand.`;

const groups = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
};

/** Formats `01, 02, 03, 09` as `01 to 03, 09`. */
const ranges = (codes: readonly string[]): string =>
  codes
    .reduce<string[][]>((runs, code) => {
      const run = runs.at(-1);
      if (run && Number(run.at(-1)) + 1 === Number(code)) run.push(code);
      else runs.push([code]);
      return runs;
    }, [])
    .map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', ')))
    .join(', ');

const code = /^code (\d\d)$/;

const faultsOf = (lines: readonly Line[]): string => {
  const whole = lines.filter(({ field }) => field === undefined).map(({ fault }) => fault);
  const codes = whole.flatMap((fault) => code.exec(fault)?.[1] ?? []);
  const ofFields = groups(
    lines.filter(({ field }) => field !== undefined),
    ({ fault }) => fault,
  );
  return [
    ...whole.filter((fault) => !code.test(fault)),
    ...(codes.length ? [`code ${ranges(codes)}`] : []),
    ...ofFields.map((same) => `${same[0]?.fault}: ${same.map(({ field }) => `\`${field}\``).join(' ')}`),
  ].join('; ');
};

const sectionOf = (lines: readonly Line[]): string[] => [
  `### \`${lines[0]?.caller}\``,
  ...table(
    ['Fault', 'Message', 'State'],
    groups(lines, ({ text, state }) => `${text} ${state}`).map((same) => [
      faultsOf(same),
      same[0]?.text ?? '',
      `\`${same[0]?.state}\``,
    ]),
  ),
];

const faultsPage = (lines: readonly Line[]): string =>
  [
    introduction,
    ...groups(
      lines.toSorted((a, b) => a.request.localeCompare(b.request)),
      ({ request }) => request,
    ).flatMap((ofCall) => [
      `## \`${ofCall[0]?.request}\``,
      ...groups(ofCall, ({ caller }) => caller).flatMap(sectionOf),
    ]),
  ]
    .join('\n\n')
    .concat('\n');

/**
 * For any answer of the back office, each port of each flow ends in a state with a way on. Its screen shows the
 * message of docs/rules.md#failures. The messages are listed in docs/back-office-faults.md, for review.
 */

const contract = await openContract();

signedInBrowser();

beforeEach(simulateClock);

const lines: Line[] = [];

const whatIs: Readonly<Record<string, string>> = {
  answer: 'nothing: the answer is read',
  session: 'nothing: the session has expired',
};

const shortOf = (text: string): string => (text.includes(words) ? words : text);

const tried = async (situation: Situation, fault: Pick<Line, 'fault' | 'field'>, respond: Respond) => {
  // A token refused by a 401 is never sent again.
  storeToken(`a-token-${lines.length}`);
  const { ending, state, problems } = await suffer(situation, respond);
  const [message = ending.kind === 'session' ? 'session' : 'answer'] = failuresOf(ending).map(
    (failure) => failure.message,
  );
  const text = shortOf(message);
  const { flow, call, request } = situation;
  const shown = whatIs[text] ?? `« ${text} »`;
  lines.push({ request, caller: `${flow} ${call.port}`, ...fault, text: shown, state });
  const name = `${fault.field ?? ''} ${fault.fault}`.trim();
  return { text, problems: problems.map((problem) => `${name}: ${problem}`), name };
};

const expectedOf = ({ expected, code }: Fault, { accepted = [], defaultMessage }: Declaration): string => {
  if (code !== undefined && accepted.includes(code)) return 'answer';
  if (expected === 'session') return 'session';
  if (expected === 'words') return words;
  return expected === 'wordless' ? (defaultMessage ?? sentences.technical) : sentences[expected];
};

const wholeProblems = async (situation: Situation): Promise<string[]> => {
  const declaration = declarationNamed(situation.request);
  const found: string[] = [];
  for (const fault of faults) {
    const { text, problems } = await tried(situation, { fault: fault.name }, async (request) =>
      fault.answer(await rightAnswer(request), request.signal),
    );
    const expected = expectedOf(fault, declaration);
    // The token check of the session has its own rules (docs/rules.md#token-check): the report lists its states.
    const isAsExpected =
      situation.flow === 'session' ||
      text === expected ||
      // A call that gathers several answers keeps those received before the session expired.
      (expected === 'session' && text === sentences.expired);
    found.push(...problems, ...(isAsExpected ? [] : [`${fault.name}: expected ${expected}, got ${text}`]));
  }
  return found;
};

const isPaged = (declaration: Declaration): boolean =>
  JSON.stringify(operationOf(contract, declaration)?.responses?.['200']).includes('x-pagination-page-count');

const envelope = ['code', 'message', 'validation_errors'];

const generic: string[] = Object.values(sentences);

const fieldProblems = async (situation: Situation): Promise<string[]> => {
  const declaration = declarationNamed(situation.request);
  if (declaration.answer === 'own') return [];
  const { success } = answersOf(contract, declaration);
  const changing =
    (change: (right: unknown) => unknown): Respond =>
    async (request) => {
      const right = await rightAnswer(request);
      return Response.json(change(await right.json()), { headers: right.headers });
    };
  const found: string[] = [];
  const suffered = async (fault: Pick<Line, 'fault' | 'field'>, respond: Respond, isRead: boolean) => {
    const { text, problems, name } = await tried(situation, fault, respond);
    const isTechnical = generic.includes(text);
    const isAsExpected = isRead ? !isTechnical : isTechnical || text === 'answer';
    found.push(...problems, ...(isAsExpected ? [] : [`${name}: ${text}`]));
  };
  for (const fault of faultsOfFields(success.schema)) {
    if (envelope.includes(fault.field)) continue;
    // Each item of the list has the fault. The cost of one faulty item is tested in test/contract/oddItems.test.ts.
    await suffered(fault, changing(fault.changed), false);
  }
  await suffered(
    { fault: 'all that is optional is missing' },
    changing((right) => barest(success.schema, right)),
    true,
  );
  for (const pages of isPaged(declaration) ? ['', 'beaucoup', '-1', '9000000000'] : [])
    await suffered(
      { fault: `\`x-pagination-page-count: ${pages}\`` },
      async (request) => {
        const right = await rightAnswer(request);
        right.headers.set('x-pagination-page-count', pages);
        return right;
      },
      true,
    );
  return found;
};

const named = situations.map((situation) => ({
  situation,
  name: `${situation.flow} ${situation.call.port} ${situation.request}`,
}));

/** All callers parse a field the same way, so only the first flow of each call tests the fields. */
const firstOfCalls = named.filter(
  ({ situation }, index) =>
    named.findIndex((other) => other.situation.request === situation.request) === index,
);

describe('every possible response of a call', () => {
  it.each(named)('ends $name with the expected message', async ({ situation }) => {
    expect(await wholeProblems(situation)).toEqual([]);
  });

  it.each(firstOfCalls)('parses a field of $name, or ends in a technical failure', async ({ situation }) => {
    expect(await fieldProblems(situation)).toEqual([]);
  });

  it('is listed in the page to review', async () => {
    const page = fileURLToPath(new URL('../../docs/back-office-faults.md', import.meta.url));
    await expect(faultsPage(lines)).toMatchFileSnapshot(page);
  });

  it('is tested for each declared call', () => {
    const tried = situations.map(({ request }) => declarationNamed(request));
    expect(declarations.filter((declaration) => !tried.includes(declaration)).map(toRequestName)).toEqual([]);
  });
});
