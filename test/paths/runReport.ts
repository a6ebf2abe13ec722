import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { groupBy } from '#src/domain/lists.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { toPathTitles } from '#src/kit/narration/stories.ts';
import { describeMove, describeState } from '#src/kit/narration/story.ts';
import type { TestCriterion } from '#src/kit/narration/storyPaths.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { requirementIds } from '#src/kit/paths/requirements.ts';
import { drivers } from '#src/visualiser/evidence/evidence.ts';
import { UsageError, writeFile } from './command.ts';
import type { Walked } from './drivers/actor.ts';

const failureSchema = z.object({
  step: z.string(),
  expected: z.string(),
  seen: z.string(),
  replay: z.string(),
  detail: z.array(z.string()),
});

const resultSchema = z.object({
  flow: z.string(),
  about: z.string(),
  path: z.string(),
  title: z.string(),
  requirements: z.array(z.string()),
  steps: z.array(z.string()),
  seconds: z.number(),
  /** Null for a passed path. `not played`: the run ended before it reached this path. */
  failure: z.nullable(z.union([failureSchema, z.literal('not played')])),
});

type Result = z.infer<typeof resultSchema>;

const allDrivers = [...drivers, 'own'] as const;
export type AnyDriver = (typeof allDrivers)[number];

const runSchema = z.object({ driver: z.enum(allDrivers), at: z.string(), results: z.array(resultSchema) });

type Run = z.infer<typeof runSchema>;

const partNames: Readonly<Record<string, string>> = {
  name: 'l’état',
  'data-state': 'l’état de l’écran',
  state: 'l’état de l’écran',
  address: 'l’adresse',
  notice: 'l’avis',
  status: 'la situation de la machine',
  context: 'les données',
  output: 'le résultat',
  calls: 'les appels en cours',
  called: 'les appels lancés',
  actions: 'les actions',
  tags: 'les étiquettes',
  delays: 'les délais en cours',
};

const maxShown = 200;

const shortened = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

type Way = { driver: string; criterion: TestCriterion; own?: string | undefined };

const toFailure = (
  exploration: Exploration,
  path: Path,
  problems: readonly string[],
  { driver, criterion, own = '' }: Way,
): z.infer<typeof failureSchema> => {
  const [first = ''] = problems;
  const { model, chart } = exploration;
  const step = Number(/\bstep (\d+),/.exec(first)?.[1] ?? -1);
  const move = path.moves[step - 1];
  const made = move ? describeMove(exploration, move) : step === 0 ? 'le départ' : 'inconnue';
  const [, part = '', expected, seen] = /(?:^|: )([\w-]+): expected (.*), got (.*)$/s.exec(first) ?? [];
  const state = walk(model, path)[step]?.name;
  const name = partNames[part] ?? part;
  return {
    step: `${step >= 0 ? `${step} sur ${path.moves.length}, ` : ''}${made}`,
    expected: shortened(
      expected === undefined
        ? state === undefined
          ? 'le chemin se joue jusqu’au bout'
          : describeState(chart, state)
        : `${name}\u00a0: ${expected}`,
    ),
    seen: shortened(seen === undefined ? first.replace(/^step \d+, .*?: /, '') : `${name}\u00a0: ${seen}`),
    replay: `npm run paths -- run ${path.flow}${own} --driver ${driver} --criterion ${criterion} --path ${path.id}`,
    detail: [...problems],
  };
};

export const toResults = (
  walks: readonly { exploration: Exploration; paths: readonly Path[] }[],
  walked: readonly Walked[],
  way: Way,
): Result[] =>
  walks.flatMap(({ exploration, paths }) => {
    const { chart } = exploration;
    const titles = toPathTitles(exploration, paths);
    return paths.map((path, index): Result => {
      const played = walked.find((one) => one.path.id === path.id && one.path.flow === path.flow);
      return {
        flow: chart.id,
        about: chart.description ?? chart.id,
        path: path.id,
        title: titles[index] ?? '',
        requirements: requirementIds(exploration, path),
        steps: path.moves.map((move) => describeMove(exploration, move)),
        seconds: Math.round(played?.ms ?? 0) / 1000,
        failure: !played
          ? 'not played'
          : played.problems.length
            ? toFailure(exploration, path, played.problems, way)
            : null,
      };
    });
  });

export const failureText = ({ flow, about, path, title, failure }: Result): string[] =>
  failure === null || failure === 'not played'
    ? []
    : [
        `Échec du flux ${flow} (${about})`,
        `  chemin   ${path}, ${title}`,
        `  étape    ${failure.step}`,
        `  attendu  ${failure.expected}`,
        `  vu       ${failure.seen}`,
        `  rejouer  ${failure.replay}`,
        ...failure.detail.map((text) => `  détail   ${text}`),
      ];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Replaces control characters, which XML 1.0 forbids, with U+FFFD.
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const total = (results: readonly Result[]) => ({
  tests: results.length,
  failed: results.filter(({ failure }) => failure !== null && failure !== 'not played').length,
  skipped: results.filter(({ failure }) => failure === 'not played').length,
  seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
});

const byFlow = ({ results }: Run): [string, Result[]][] => [...groupBy(results, ({ flow }) => flow)];

const testCase = (driver: AnyDriver, result: Result): string => {
  const { flow, path, title, seconds, failure } = result;
  const attributes = `name="${escaped(`${path} ${title}`)}" classname="${escaped(`${flow}.${driver}`)}" time="${seconds.toFixed(3)}"`;
  if (failure === null) return `    <testcase ${attributes}/>`;
  const inner =
    failure === 'not played'
      ? '<skipped/>'
      : `<failure type="path" message="${escaped(`${failure.step}, attendu ${failure.expected}, vu ${failure.seen}`)}">${escaped(failureText(result).join('\n'))}</failure>`;
  return `    <testcase ${attributes}>${inner}</testcase>`;
};

const requirementProperties = (results: readonly Result[]): string[] =>
  [...new Set(results.flatMap(({ requirements }) => requirements))].map(
    (id) =>
      `      <property name="${escaped(`requirement ${id}`)}" value="${results
        .filter(({ requirements }) => requirements.includes(id))
        .map(({ path }) => path)
        .join(' ')}"/>`,
  );

/** JUnit XML: one suite per flow and driver. Its properties list the paths of each requirement. */
const toJunit = (all: readonly Run[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...all
      .flatMap((run) => byFlow(run).map(([flow, results]) => ({ run, flow, results })))
      .flatMap(({ run, flow, results }, index) => {
        const { tests, failed, skipped, seconds } = total(results);
        return [
          `  <testsuite name="${escaped(`${flow} (${run.driver})`)}" package="${escaped(flow)}" id="${index}" timestamp="${run.at.slice(0, 19)}" hostname="localhost" tests="${tests}" failures="${failed}" errors="0" skipped="${skipped}" time="${seconds.toFixed(3)}">`,
          '    <properties>',
          ...requirementProperties(results),
          '    </properties>',
          ...results.map((result) => testCase(run.driver, result)),
          '    <system-out/>',
          '    <system-err/>',
          '  </testsuite>',
        ];
      }),
    '</testsuites>',
  ].join('\n');

export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('fr-FR')}\u00a0${count < 2 ? one : several}`;

const driverNames: Readonly<Record<AnyDriver, string>> = {
  actor: 'la machine',
  view: 'l’écran du flux',
  portal: 'le portail',
  own: 'l’application',
};

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.4rem .6rem;text-align:start;vertical-align:top}
td:nth-child(n+3){text-align:end}pre{overflow:auto;padding:.6rem;border:1px solid #8886}summary{cursor:pointer}.bad{color:light-dark(#b00020,#ff8a95)}`;

const htmlResult = (result: Result): string => {
  const { path, title, steps, seconds, requirements, failure } = result;
  const state = failure === null ? 'Réussi' : failure === 'not played' ? 'Non joué' : 'En échec';
  return [
    `<details${failure === null ? '' : ' open'}><summary><span${failure === null ? '' : ' class="bad"'}>${state}</span> · <code>${escaped(path)}</code> ${escaped(title)} (${seconds.toLocaleString('fr-FR')} s)</summary>`,
    `<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`,
    requirements.length ? `<p>Exigences : ${escaped(requirements.join(', '))}</p>` : '',
    failure === null ? '' : `<pre>${escaped(failureText(result).join('\n'))}</pre>`,
    '</details>',
  ].join('');
};

const toHtml = (all: readonly Run[]): string => {
  const { tests, failed, skipped } = total(all.flatMap(({ results }) => results));
  const rows = all.flatMap((run) =>
    byFlow(run).map(([flow, results]) => {
      const sums = total(results);
      return `<tr><td><a href="#${escaped(`${flow}-${run.driver}`)}">${escaped(results[0]?.about ?? flow)}</a></td><td>${driverNames[run.driver]}</td><td>${sums.tests}</td><td${sums.failed ? ' class="bad"' : ''}>${sums.failed}</td><td>${sums.seconds.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}</td></tr>`;
    }),
  );
  const sections = all.flatMap((run) =>
    byFlow(run).map(
      ([flow, results]) =>
        `<h2 id="${escaped(`${flow}-${run.driver}`)}">${escaped(results[0]?.about ?? flow)}, sur ${driverNames[run.driver]}</h2>${results
          .toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null))
          .map(htmlResult)
          .join('')}`,
    ),
  );
  return [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Chemins joués</title><style>${style}</style>`,
    `<h1>Chemins joués</h1><p>${counted(tests, 'chemin')}, dont ${counted(failed, 'en échec', 'en échec')} et ${counted(skipped, 'non joué')}.</p>`,
    `<table><thead><tr><th>Flux</th><th>Joué sur</th><th>Chemins</th><th>Échecs</th><th>Secondes</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...sections,
    '</html>',
  ].join('\n');
};

const runFile = /^run-.*\.json$/;

const readRuns = (folder: string): Run[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => runFile.test(file))
    .sort()
    .map((file) => {
      const parsed = runSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!parsed.success)
        throw new UsageError(`« ${join(folder, file)} » n’est pas le résultat d’un « run ».`);
      return parsed.data;
    });

export const writeReports = (folder: string): string[] => {
  const read = readRuns(folder);
  if (!read.length) throw new UsageError(`« ${folder} » n’a aucun fichier run-*.json : voir run --report.`);
  const merged = allDrivers.flatMap((driver): Run[] => {
    const own = read.filter((run) => run.driver === driver);
    const at = own.map((run) => run.at).sort()[0];
    return at === undefined ? [] : [{ driver, at, results: own.flatMap(({ results }) => results) }];
  });
  return [writeFile(folder, 'junit.xml', toJunit(merged)), writeFile(folder, 'report.html', toHtml(merged))];
};

/** Saves the results of a run, and writes reports. A complete run deletes the results of partial runs. */
export const saveResults = (
  folder: string,
  driver: AnyDriver,
  shard: string | undefined,
  results: readonly Result[],
): string[] => {
  const [prefix, own] = [`run-${driver}`, shard === undefined ? 'all' : shard.replace('/', '-of-')];
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (runFile.test(file) && file.startsWith(`${prefix}-`) && (own === 'all') !== file.endsWith('-all.json'))
      rmSync(join(folder, file));
  const run: Run = { driver, at: new Date().toISOString(), results: [...results] };
  writeFile(folder, `${prefix}-${own}.json`, JSON.stringify(run, null, 1));
  return writeReports(folder);
};
