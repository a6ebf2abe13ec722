import { table } from '#src/kit/narration/story.ts';

/** What a flow makes of a fault of a call. */
export type Line = {
  /** `POST /api/user/email`, then who calls: `emailEdit`, by its port. */
  request: string;
  caller: string;
  /** A fault of the whole answer, or of fields of it. */
  fault: string;
  field?: string;
  /** Message of the screen, or null if the answer is read. */
  text: string;
  /** Where the flow is then. */
  state: string;
};

const introduction = `# What each call shows of each fault

A back office may answer anything: it refuses, breaks down, is silent, or answers what nobody promised. For each call of
[the file](back-office.openapi.yaml) and each flow that makes it, here is what is said of each fault, and the state that the
flow is in then ([failures](rules.md#failures), [tolerance](rules.md#tolerance)). « Words » are those of the back office.

Written by \`npm run deep -- test/faults -u\`, of the calls' declarations and the flows' models; not to be changed by hand.`;

/** The items in groups of one key, in the order of the first of each. */
const groups = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
};

/** `01, 02, 03, 09` as `01 to 03, 09`. */
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

/** The page to be reviewed: a part a call, in it a table for each flow that makes it. */
export const faultsPage = (lines: readonly Line[]): string =>
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
