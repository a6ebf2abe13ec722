import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf, guardText } from '../chart/chart.ts';
import type { Exploration } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import { limitedFields, movesLeftOut, readsAt } from './deriveModel.ts';
import { placeholdersOf } from './namedActors.ts';
import { fieldNames, type Read, sampleOf } from './recordReads.ts';

export type Advice = { sentences: string[]; code: string };

type Needed = Map<string, Map<string, Read>>;

const noteReads = (needed: Needed, name: string, reads: readonly Read[]): void => {
  const known = needed.get(name) ?? new Map<string, Read>();
  needed.set(name, known);
  for (const read of reads) known.set(read.join('.'), read);
};

const maxPlaces = 200;

const readsIn = ({ model, places, out }: Exploration) => {
  const events: Needed = new Map();
  const answers: Needed = new Map();
  for (const { index, configuration } of places.slice(0, maxPlaces))
    for (const { move } of out[index] ?? []) {
      if (move.kind === 'event') noteReads(events, move.type, readsAt(model, { configuration, move }));
      if (move.kind === 'answer')
        noteReads(answers, `${move.port} ${move.result}`, readsAt(model, { configuration, move }));
    }
  return { events, answers, input: readsAt(model, { input: '' }) };
};

const readsOfName = (needed: Needed, name: string): Read[] => [...(needed.get(name)?.values() ?? [])];

const lackingIn = (values: readonly unknown[], reads: readonly Read[]): string[] =>
  fieldNames(reads).filter((field) =>
    values.every((value) => {
      let at: unknown = value;
      for (const key of field.split('.'))
        at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
      return at === undefined || at === '';
    }),
  );

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const code = (value: unknown): string =>
  value === undefined
    ? 'undefined'
    : value instanceof Error
      ? `new Error(${JSON.stringify(value.message)})`
      : Array.isArray(value) || typeof value !== 'object' || value === null
        ? (JSON.stringify(value) ?? 'undefined')
        : `{${Object.entries(value)
            .map(([name, item]) => ` ${key(name)}: ${code(item)}`)
            .join(',')} }`.replace('{ }', '{}');

const block = (name: string, lines: readonly string[]): string =>
  lines.length ? `  ${name}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },` : `  ${name}: {},`;

const modelCode = (
  { cases, outcomes, inputs }: FlowModel,
  { events, answers, input }: ReturnType<typeof readsIn>,
  gaps: readonly string[],
  numbers: readonly string[],
): string => {
  const keyCode = (field: string) => {
    const value = `context[${JSON.stringify(field)}]`;
    return `${key(field)}: ${numbers.includes(field) ? `Math.min(${value}, 9)` : value}`;
  };
  const filled = (known: unknown, reads: readonly Read[]) =>
    lackingIn([known], reads).length ? (sampleOf(reads, '') ?? known) : known;
  return [
    'export const model = {',
    block(
      'inputs',
      Object.entries(inputs).map(([name, value]) => `${key(name)}: ${code(filled(value, input))}`),
    ),
    block(
      'cases',
      Object.entries({
        ...Object.fromEntries([...events.keys()].map((type): [string, object] => [type, {}])),
        ...cases,
      }).map(([type, own]) => {
        const reads = readsOfName(events, type);
        const named = Object.keys(own).length || !fieldNames(reads).length ? own : { valide: {} };
        const all = Object.entries(named).map(
          ([name, value]) => ` ${key(name)}: ${code(filled(value, reads))}`,
        );
        return `${key(type)}: ${all.length ? `{${all.join(',')} }` : '{}'}`;
      }),
    ),
    block(
      'outcomes',
      Object.entries(outcomes).map(([port, own]) => {
        const results = (['done', 'failed'] as const).map((result) => {
          const reads = readsOfName(answers, `${port} ${result}`);
          const all = Object.entries<unknown>({ ...own[result] }).map(
            ([name, value]) => ` ${key(name)}: ${code(filled(value, reads))}`,
          );
          return `${result}: ${all.length ? `{${all.join(',')} }` : '{}'}`;
        });
        return `${key(port)}: { ${results.join(', ')} }`;
      }),
    ),
    ...(gaps.length ? [`  key: (context) => ({ ${gaps.map(keyCode).join(', ')} }),`] : []),
    '};',
  ].join('\n');
};

export const adviseModel = (exploration: Exploration): Advice | null => {
  const { chart, model, places, unreachable, keyGaps } = exploration;
  const needed = readsIn(exploration);
  // An exploration without durations would report context fields that the key does not need.
  const found = exploration.delays.isCoarse ? [] : keyGaps();
  const keyed = model.key && Object.keys(fieldsOf(model.key(places[0]?.configuration.snapshot.context)));
  const lacking = found.flatMap(({ fields }) => fields.map(({ name }) => name));
  const limited = limitedFields(exploration).filter((field) => !lacking.includes(field));
  const isNumber = (field: string) => typeof places[0]?.configuration.snapshot.context[field] === 'number';
  const gaps = [...new Set([...(keyed ?? lacking), ...limited])];
  const leftOut = movesLeftOut(model);
  for (const { move, reads } of leftOut)
    if (move.kind === 'event') noteReads(needed.events, move.type, reads);
  const sentences = [
    ...placeholdersOf(model.machine).map(
      ({ name, instead }) => `« ${name} »\u00a0: à remplacer, car sans contenu (${instead})`,
    ),
    ...leftOut.map(
      ({ move, reason }) => `« ${moveText(move)} »\u00a0: un autre contenu, car celui-ci échoue (${reason})`,
    ),
    ...lackingIn(Object.values(model.inputs), needed.input).map((field) => `entrée\u00a0: « ${field} »`),
    ...[...needed.events].flatMap(([type, reads]) =>
      lackingIn(Object.values(model.cases[type] ?? {}), [...reads.values()]).map(
        (field) => `contenu de « ${type} »\u00a0: « ${field} »`,
      ),
    ),
    ...[...needed.answers].flatMap(([name, reads]) => {
      const [port = '', result] = name.split(/ (?=\w+$)/);
      const known = model.outcomes[port]?.[result === 'done' ? 'done' : 'failed'] ?? {};
      return result === 'done'
        ? lackingIn(Object.values(known), [...reads.values()]).map(
            (field) => `réponse de « ${port} »\u00a0: « ${field} »`,
          )
        : [];
    }),
    ...chart.branches
      .filter(({ kind, event }) => (kind === 'event' || kind === 'wildcard') && !(event in model.cases))
      .map(({ event }) => `« ${event} »\u00a0: un cas, car aucun chemin n’envoie cet événement`),
    ...unreachable
      .filter(({ guard }) => guard)
      .map(
        ({ id, guard }) =>
          `« ${id} »\u00a0: un cas, car sa condition (${guard ? guardText(guard) : ''}) n’est jamais vraie, ou lit ce que la clé ne contient pas`,
      ),
    ...limited.map(
      (field) =>
        `clé\u00a0: « ${field} », que lit une garde, a trop de valeurs pour la clé dérivée\u00a0: une clé (key) est nécessaire`,
    ),
    ...found.map(
      ({ place, move, fields }) =>
        `clé\u00a0: ${fields.map(({ name }) => `« ${name} »`).join(', ')}, dont dépend « ${move} » dans « ${place} »`,
    ),
  ];
  return sentences.length
    ? { sentences: [...new Set(sentences)], code: modelCode(model, needed, gaps, limited.filter(isNumber)) }
    : null;
};

export const adviceText = ({ sentences, code }: Advice): string =>
  [
    'Ce que le modèle doit encore donner\u00a0:',
    ...sentences.map((sentence) => `  ${sentence}`),
    'À coller dans un fichier, à nommer par --model\u00a0:',
    code,
  ].join('\n');
