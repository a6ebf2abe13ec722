import fc from 'fast-check';
import type * as z from 'zod/mini';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { parseJson } from '#src/api/client/client.ts';
import {
  begin,
  type Call,
  listEvents,
  type Move,
  make,
  movesFrom,
  moveText,
  pendingCalls,
} from '#src/kit/explore/moves.ts';
import type { Configuration } from '#src/kit/explore/step.ts';
import { findRequest } from '#src/kit/explore/walk.ts';
import { findDeclaration, toRequestName } from '#test/contract/declarations.ts';
import type { FreeAnswers } from '#test/contract/readFreeAnswers.ts';
import { freeText } from '#test/contract/schemas.ts';
import { endPort } from '../flows/portCalls.ts';
import { stubCalls } from '../flows/stubBackOffice.ts';
import { payloads } from './payloads.ts';

type Address = readonly (string | number)[];

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const textsIn = (value: unknown, at: Address = []): Address[] =>
  typeof value === 'string'
    ? [at]
    : entriesOf(value).flatMap(([name, field]) => textsIn(field, [...at, name]));

const textAt = (value: unknown, address: Address): unknown =>
  address.reduce<unknown>((field, part) => Object(field)[part], value);

const withText = (value: unknown, [name, ...rest]: Address, text: string): unknown => {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, rank) => (String(rank) === name ? withText(item, rest, text) : item));
  const fields = entriesOf(value).map(([key, field]) => [
    key,
    key === name ? withText(field, rest, text) : field,
  ]);
  return Object.fromEntries(fields);
};

const payloadAt = (rank: number, turn = 0): string => {
  const payload = payloads[(rank + turn) % payloads.length] ?? '';
  return payload.length > 'constructor'.length ? payload + rank : payload;
};

const readable = (answer: unknown, schema: z.ZodMiniType, turn: number): unknown =>
  textsIn(answer).reduce<unknown>((hostile, address, rank) => {
    const tried = withText(hostile, address, payloadAt(rank, turn));
    return schema.safeParse(tried).success ? tried : hostile;
  }, answer);

const replaced = (answer: unknown, turn = 0): unknown =>
  textsIn(answer)
    .filter((address) => textAt(answer, address) === freeText)
    .reduce((hostile, address, rank) => withText(hostile, address, payloadAt(rank, turn)), answer);

/** Responses of a call with attacks: in unrestricted texts only, in all fields, and in an error message. */
const hostileAnswers = ({ success, refusal }: FreeAnswers, schema: z.ZodMiniType | 'own'): unknown[] => [
  ...success.map(({ free }, turn) => replaced(free, turn)),
  ...(schema === 'own' ? [] : payloads.map((_, turn) => readable(success.at(-1)?.given, schema, turn))),
  ...refusal.slice(-1).map(({ free }) => replaced(free)),
];

const freeNames = (answers: Readonly<Record<string, FreeAnswers>>): ReadonlySet<string> =>
  new Set(
    Object.values(answers)
      .flatMap(({ success, refusal }) => [...success, ...refusal])
      .flatMap(({ free }) =>
        textsIn(free).flatMap((address) => {
          const name = address.findLast((part) => !/^\d+$/.test(String(part)));
          return textAt(free, address) === freeText && name !== undefined ? [String(name)] : [];
        }),
      ),
  );

const readAs = (value: unknown, names: ReadonlySet<string>): unknown =>
  textsIn(value)
    .filter((address) => names.has(String(address.at(-1))))
    .reduce(
      (hostile, address, rank) =>
        withText(hostile, address, String(parseJson(JSON.stringify(payloadAt(rank))))),
      value,
    );

type Answers = Readonly<Record<string, FreeAnswers>>;

export type HostilePath = { input: string; moves: readonly Move[] };

type Place = HostilePath & { configuration: Configuration };

const patience = 100;

const outcomesOf = async (id: string, model: FlowModel, call: Call, answers: Answers) => {
  const done: unknown[] = [];
  const failed: unknown[] = [];
  for (let rank = 0, count = 1; rank < count; rank++) {
    stubCalls((request) => {
      const declaration = findDeclaration(request.method, new URL(request.url).pathname);
      const known = declaration && answers[toRequestName(declaration)];
      const hostile = known ? hostileAnswers(known, declaration.answer) : [];
      count = Math.max(count, hostile.length);
      return hostile.length === 0 ? Response.error() : Response.json(hostile[rank % hostile.length]);
    });
    const { status, output, error } = await endPort(id, call, { patience });
    if (status === 'done') done.push(output);
    if (status === 'error') failed.push(error);
  }
  const own = model.outcomes[call.port];
  return {
    done: done.length > 0 ? { ...done } : (own?.done ?? {}),
    failed: failed.length > 0 ? { ...failed } : (own?.failed ?? {}),
  };
};

const asks = (model: FlowModel, call: Call): boolean =>
  / \/(?:api|user|p)\//.test(findRequest(model, call)?.request ?? '');

export const hostilePaths = async (
  id: string,
  given: FlowModel,
  answers: Answers,
): Promise<{ model: FlowModel; paths: HostilePath[] }> => {
  const names = freeNames(answers);
  const outcomes = { ...given.outcomes };
  const inputs = Object.entries(given.inputs).map(([name, input]) => [name, readAs(input, names)]);
  const model = { ...given, inputs: Object.fromEntries(inputs), outcomes };
  const events = listEvents(model);
  const [called, seen] = [new Set<string>(), new Set<string>()];
  const places: Place[] = Object.keys(model.inputs).map((input) => ({
    input,
    moves: [],
    configuration: begin(model, model.inputs[input]).configuration,
  }));
  for (const { input, moves, configuration } of places) {
    for (const call of pendingCalls(model, configuration)) {
      if (called.has(call.port) || !asks(model, call)) continue;
      called.add(call.port);
      outcomes[call.port] = await outcomesOf(id, model, call, answers);
    }
    for (const move of movesFrom(model, configuration, events)) {
      const next = make(model, configuration, move).configuration;
      const { value, status } = next.snapshot;
      const key = `${stateName(value)} ${move.kind === 'answer' ? moveText(move) : ''}`;
      if (status !== 'active' || seen.has(key)) continue;
      seen.add(key);
      places.push({ input, moves: [...moves, move], configuration: next });
    }
  }
  return { model, paths: places };
};

const pieces = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'", '"', ';', ',', '|'],
  ...['../', '..\\', '/etc/passwd', 'C:\\', '\\\\host\\', '／', '＼', '：', '.', ' ', '~', '%2e%2e/'],
  ...['con', 'NUL', 'com1', 'LPT¹', 'CONIN$', 'aux.', 'History'],
  ...['\u202E', '\u200B', '\uFEFF', '\u0085', '\u2028'],
  ...['\uD83D', '\uDCA7', '\uFFFF', '\uFB2C', 'e\u0301', '💧'],
  ...['=HYPERLINK("http://x";"y")', "=cmd|' /C calc'!A0", '</t></is>', ']]>', '&#61;1', '_x003D_'],
];

export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), {
      maxLength: 8,
    }),
    fc.constantFrom(1, 1, 1, 50),
  )
  .map(([parts, times]) => parts.join('').repeat(times));
