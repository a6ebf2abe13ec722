import * as z from 'zod/mini';
import { sentOf, sentSchema, typedOf } from '../screen/protocol.ts';
import type { Simulation, Typed } from '../simulation/simulation.ts';
import { readStep, stepText } from './moveText.ts';
import { findSecrets, hideSecrets } from './secrets.ts';

export const widths = ['phone', 'tablet', 'desk'] as const;
export const panes = ['simulate', 'book', 'paths', 'coverage', 'outline', 'versions', 'live'] as const;

export type Width = (typeof widths)[number];
export type Pane = (typeof panes)[number];

/** All that is looked at, as the address of the page says it: a link opens on exactly that. */
export type Place = {
  flow: string;
  simulation: Simulation;
  /** How many steps are made; those after them are ahead. */
  at: number;
  /** The state or the branch selected. */
  selected: string | null;
  names: 'french' | 'technical';
  brand: string;
  appearance: 'light' | 'dark';
  width: Width;
  pane: Pane;
  /** All the screens at once, in the place of the chart and of one screen. */
  gallery: boolean;
  /** Whether a text of the address could not be read: the number of the step it was, from 1. */
  unread: number | null;
};

/** What the address leaves unsaid. */
type Defaults = { flow: string; appearance: 'light' | 'dark'; inputOf: (flow: string) => string };

const typedSchema = z.array(sentSchema);

const readTyped = (text: string | null): readonly Typed[] => {
  try {
    const read = typedSchema.safeParse(JSON.parse(text ?? '[]', findSecrets));
    return read.success ? read.data.map(typedOf) : [];
  } catch {
    return [];
  }
};

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

/** Reads an address, query and fragment; what it does not say, or says wrongly, is as usual. */
export const readPlace = (address: string, usual: Defaults): Place => {
  const [search, fragment] = address.split('#');
  const asked = new URLSearchParams(search);
  const flow = asked.get('flow') ?? usual.flow;
  const read = asked.getAll('moves').map(readStep);
  const unread = read.indexOf(null);
  const steps = read.slice(0, unread < 0 ? read.length : unread).flatMap((step) => step ?? []);
  const at = Number(asked.get('at') ?? steps.length);
  return {
    flow,
    simulation: {
      input: asked.get('start') ?? usual.inputOf(flow),
      steps,
      typed: readTyped(new URLSearchParams(fragment).get('typed')),
    },
    at: Number.isInteger(at) && at >= 0 && at <= steps.length ? at : steps.length,
    selected: asked.get('selected'),
    names: oneOf(asked.get('names'), ['french', 'technical']) ?? 'french',
    brand: asked.get('brand') ?? 'ponant',
    appearance: oneOf(asked.get('appearance'), ['light', 'dark']) ?? usual.appearance,
    width: oneOf(asked.get('width'), widths) ?? 'phone',
    pane: oneOf(asked.get('pane'), panes) ?? 'simulate',
    gallery: asked.get('gallery') === '1',
    unread: unread < 0 ? null : unread + 1,
  };
};

/**
 * The address of a place: its query, and in the fragment, which no server is sent, what was typed. The appearance is always
 * said, since a device would choose another.
 */
export const placeText = (place: Place, usual: Pick<Defaults, 'inputOf'>): string => {
  const { flow, simulation, at, selected } = place;
  const said = new URLSearchParams({ flow });
  const say = (name: string, value: string, unless: string) => {
    if (value !== unless) said.set(name, value);
  };
  say('start', simulation.input, usual.inputOf(flow));
  for (const step of simulation.steps) said.append('moves', stepText(step));
  say('at', String(at), String(simulation.steps.length));
  if (selected !== null) said.set('selected', selected);
  say('names', place.names, 'french');
  say('brand', place.brand, 'ponant');
  said.set('appearance', place.appearance);
  say('width', place.width, 'phone');
  say('pane', place.pane, 'simulate');
  say('gallery', place.gallery ? '1' : '', '');
  if (!simulation.typed.length) return `?${said}`;
  const typed = JSON.stringify(simulation.typed.map(sentOf), hideSecrets);
  return `?${said}#${new URLSearchParams({ typed })}`;
};
