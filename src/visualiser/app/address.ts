import * as z from 'zod/mini';
import type { Move } from '../../kit/explore/moves.ts';
import { sentSchema, toSent, toTyped } from '../screen/protocol.ts';
import type { Simulation, Step, Typed } from '../simulation/simulation.ts';

/** Text of a move in URLs: `event:closed:`, `answer:submitForm:done:attached`, `time:5000`. */
export const moveName = (move: Move): string => {
  switch (move.kind) {
    case 'event':
      return `event:${move.type}:${move.case}`;
    case 'answer':
      return `answer:${move.port}:${move.result}:${move.outcome}`;
    case 'time':
      return `time:${move.delay}`;
  }
};

const patterns = {
  event: /^event:([^:]+):(.*)$/s,
  answer: /^answer:([^:]+):(done|failed):(.*)$/s,
  time: /^time:(\d+)$/,
};

const readMove = (text: string): Move | null => {
  const [, type, of] = patterns.event.exec(text) ?? [];
  if (type !== undefined && of !== undefined) return { kind: 'event', type, case: of };
  const [, called, result, outcome] = patterns.answer.exec(text) ?? [];
  if (called !== undefined && outcome !== undefined) {
    const [port = '', actor = port] = called.split('@');
    return { kind: 'answer', actor, port, result: result === 'done' ? 'done' : 'failed', outcome };
  }
  const [, delay] = patterns.time.exec(text) ?? [];
  return delay === undefined ? null : { kind: 'time', delay: Number(delay) };
};

/** Text of a step in URLs: its move, with `!` for a refused move. */
export const stepText = ({ move, refused }: Step): string => {
  // Contains the id of the actor if it is not the port: two calls of one port have different ids.
  const name =
    move.kind === 'answer' && move.actor !== move.port
      ? moveName({ ...move, port: `${move.port}@${move.actor}` })
      : moveName(move);
  return refused ? `!${name}` : name;
};

export const readStep = (text: string): Step | null => {
  const refused = text.startsWith('!');
  const move = readMove(refused ? text.slice(1) : text);
  return move && { move, refused };
};

const named = /^(?:(?:old|repeated)_password|password|iban(?:-\d)?|token(?:_captcha)?|jwt)$/;

const mark = '•';
const key = 'visualiser.secrets';

/** Passwords, IBANs and tokens typed in this tab. A URL contains only their positions in this list. */
const read = (): string[] => (globalThis.sessionStorage?.getItem(key) ?? '').split('\n').filter(Boolean);

const numberSecret = (secret: string): number => {
  const secrets = read();
  const known = secrets.indexOf(secret);
  if (known >= 0) return known;
  globalThis.sessionStorage?.setItem(key, [...secrets, secret].join('\n'));
  return secrets.length;
};

/** Replacer for `JSON.stringify`: replaces a secret with a number, which only this tab can replace again. */
export const hideSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' && value ? `${mark}${numberSecret(value)}` : value;

export const dropSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' ? '' : value;

export const findSecrets = (name: string, value: unknown): unknown =>
  named.test(name) && typeof value === 'string' && value.startsWith(mark)
    ? (read()[Number(value.slice(mark.length))] ?? '')
    : value;

export const widths = ['phone', 'tablet', 'desk'] as const;
export const panes = [
  'simulate',
  'book',
  'paths',
  'sequence',
  'coverage',
  'versions',
  'remarks',
  // Only a visualiser in development can follow a portal in development.
  ...(import.meta.env?.DEV ? (['live'] as const) : []),
] as const;

export type Width = (typeof widths)[number];
export type Pane = (typeof panes)[number];

export type Place = {
  flow: string;
  simulation: Simulation;
  /** Number of displayed steps. The simulation may contain later steps, which the user can play again. */
  at: number;
  selected: string | null;
  names: 'french' | 'technical';
  brand: string;
  appearance: 'light' | 'dark';
  width: Width;
  pane: Pane;
  compare: string | null;
  /** Number (from 1) of the first invalid step in the URL; null if all steps are valid. */
  unread: number | null;
};

export type Look = Pick<Place, 'brand' | 'appearance' | 'width'>;

type Defaults = Pick<Place, 'flow' | 'appearance'> & { inputOf: (flow: string) => string };

const typedSchema = z.array(sentSchema);

const readTyped = (text: string | null): readonly Typed[] => {
  try {
    const read = typedSchema.safeParse(JSON.parse(text ?? '[]', findSecrets));
    return read.success ? read.data.map(toTyped) : [];
  } catch {
    return [];
  }
};

export const views = ['flows', 'screens', 'roles'] as const;

export type OverviewPlace = Look & {
  readonly view: (typeof views)[number];
  readonly query: string;
  readonly isErrors: boolean;
};

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

const readLook = (query: URLSearchParams, defaults: Pick<Defaults, 'appearance'>): Look => ({
  brand: query.get('brand') ?? 'ponant',
  appearance: oneOf(query.get('appearance'), ['light', 'dark']) ?? defaults.appearance,
  width: oneOf(query.get('width'), widths) ?? 'phone',
});

export const readOverview = (address: string, defaults: Pick<Defaults, 'appearance'>): OverviewPlace => {
  const query = new URLSearchParams(address.split('#')[0]);
  return {
    ...readLook(query, defaults),
    view: oneOf(query.get('view'), views) ?? 'flows',
    query: query.get('q') ?? '',
    isErrors: query.get('errors') === '1',
  };
};

export const overviewText = (place: Partial<OverviewPlace>): string => {
  const { view = 'flows', query = '', isErrors = false, brand = 'ponant', width = 'phone' } = place;
  const { appearance } = place;
  const named = { view: view === 'flows' ? '' : view, q: query, errors: isErrors ? '1' : '' };
  const look = { brand: brand === 'ponant' ? '' : brand, width: width === 'phone' ? '' : width };
  const all = { ...named, ...look, ...(appearance && { appearance }) };
  return `?${new URLSearchParams(Object.entries(all).filter(([, value]) => value))}`;
};

export const readPlace = (address: string, defaults: Defaults): Place => {
  const [search, fragment] = address.split('#');
  const query = new URLSearchParams(search);
  const flow = query.get('flow') ?? defaults.flow;
  const read = query.getAll('moves').map(readStep);
  const unread = read.indexOf(null);
  const steps = read.slice(0, unread < 0 ? read.length : unread).flatMap((step) => step ?? []);
  const at = Number(query.get('at') ?? steps.length);
  return {
    flow,
    simulation: {
      input: query.get('start') ?? defaults.inputOf(flow),
      steps,
      typed: readTyped(new URLSearchParams(fragment).get('typed')),
    },
    at: Number.isInteger(at) && at >= 0 && at <= steps.length ? at : steps.length,
    selected: query.get('selected'),
    names: oneOf(query.get('names'), ['french', 'technical']) ?? 'french',
    ...readLook(query, defaults),
    pane: oneOf(query.get('pane'), panes) ?? 'simulate',
    compare: query.get('compare'),
    unread: unread < 0 ? null : unread + 1,
  };
};

/** URL of the current view. The typed values are in the fragment, which browsers send to no server. */
export const placeText = (place: Place, defaults: Pick<Defaults, 'inputOf'>): string => {
  const { flow, simulation, at, selected } = place;
  const query = new URLSearchParams({ flow });
  const setUnless = (name: string, value: string, unless: string) => {
    if (value !== unless) query.set(name, value);
  };
  setUnless('start', simulation.input, defaults.inputOf(flow));
  for (const step of simulation.steps) query.append('moves', stepText(step));
  setUnless('at', String(at), String(simulation.steps.length));
  if (selected !== null) query.set('selected', selected);
  setUnless('names', place.names, 'french');
  setUnless('brand', place.brand, 'ponant');
  query.set('appearance', place.appearance);
  setUnless('width', place.width, 'phone');
  setUnless('pane', place.pane, 'simulate');
  setUnless('compare', place.compare ?? '', '');
  if (!simulation.typed.length) return `?${query}`;
  const typed = JSON.stringify(simulation.typed.map(toSent), hideSecrets);
  return `?${query}#${new URLSearchParams({ typed })}`;
};
