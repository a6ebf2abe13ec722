import type { FlowModel } from '#machines/setup/defineModel.ts';
import { administrationAccess } from '../../domain/account/user.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { fieldsOf, readChart } from '../../kit/chart/chart.ts';
import { type Exploration, explore } from '../../kit/explore/explore.ts';
import { describeState } from '../../kit/narration/story.ts';
import type { Flow } from '../../kit/toCatalogue.ts';

const visitor = 'visitor';
const advisers = ['internal_adviser_simple', 'internal_adviser_admin'] as const;
const signedIn = ['owner', 'admin', 'simple', ...advisers] as const;

export const roles = [visitor, ...signedIn] as const;

export type Role = (typeof roles)[number];

/** Call to the back office. `who`: roles that can make it. `why`: state in which other roles stay. */
export type Right = { port: string; name: string; who: readonly Role[]; why: string };

/** `known`: roles for which the flow has an input. A flow without visitors has no result for visitors. */
export type FlowRights = { flow: string; known: readonly Role[]; rights: readonly Right[] };

type Start = { role: Role; input: unknown };

const isAdviser = (role: Role): boolean => advisers.some((adviser) => adviser === role);

/** Roles in the French name of an input, for an input whose data contain no role. */
const rolesNamed = (name: string, names: readonly string[]): readonly Role[] => {
  if (/^un visiteur\b/.test(name)) return [visitor];
  if (/^une personne qui (?:n’)?a\b/.test(name)) return roles;
  if (/\badministrateur\b/.test(name))
    return signedIn.filter((role) => administrationAccess(role) === 'open');
  if (/\bconseillers?\b/.test(name)) return advisers;
  return names.some((other) => /\bconseillers?\b/.test(other))
    ? signedIn.filter((role) => !isAdviser(role))
    : signedIn;
};

const startsOf = ({ inputs }: FlowModel): Start[] =>
  Object.entries(inputs).flatMap(([name, input]): Start[] => {
    const { role } = fieldsOf(input);
    if (typeof role !== 'string')
      return rolesNamed(name, Object.keys(inputs)).map((one) => ({ role: one, input }));
    if (!role) return [{ role: visitor, input }];
    return signedIn.map((one) => ({ role: one, input: { ...fieldsOf(input), role: one } }));
  });

const portsFrom = ({ out }: Exploration, start: number): Set<string> => {
  const [reached, ports] = [new Set([start]), new Set<string>()];
  for (const place of reached)
    for (const { move, to } of out[place] ?? []) {
      if (move.kind === 'answer') ports.add(move.port);
      reached.add(to);
    }
  return ports;
};

export const rightsOf = ({ id, machine, model }: Flow): FlowRights => {
  const starts = startsOf(model);
  const inputs = Object.fromEntries(starts.map(({ input }, index) => [String(index), input]));
  const exploration = explore({ ...model, inputs });
  const chart = readChart(machine);
  const reached = exploration.starts.map(({ input, place }) => ({
    role: starts[Number(input)]?.role ?? visitor,
    ports: portsFrom(exploration, place),
    leads: describeState(chart, exploration.places[place]?.name ?? ''),
  }));
  const rights = Object.entries(model.requests).flatMap(([port, requests]): Right[] => {
    const name = model.words.ports[port];
    if (!requests.length || name === undefined) return [];
    const who = roles.filter((role) => reached.some((one) => one.role === role && one.ports.has(port)));
    const denied = reached.find(({ role }) => role !== visitor && !who.includes(role));
    return [{ port, name, who, why: denied?.leads ?? '' }];
  });
  const isKnown = (role: Role) => starts.some((start) => (start.role === visitor) === (role === visitor));
  return { flow: id, known: roles.filter(isKnown), rights };
};

export const differs = ({ who }: Right): boolean =>
  !signedIn.every((role) => who.includes(role) === who.includes('owner'));

const read: FlowRights[] = [];

const namesRoles = ({ model: { inputs } }: Flow): boolean =>
  Object.entries(inputs).some(
    ([name, input]) => 'role' in fieldsOf(input) || /administrateur|conseiller/.test(name),
  );

/** Flows with roles are first, because other flows show no difference between roles. */
const order = catalogue.toSorted((a, b) => Number(namesRoles(b)) - Number(namesRoles(a)));

export const readNextRights = (): { left: number; flows: readonly FlowRights[] } => {
  const next = order[read.length];
  if (next) read.push(rightsOf(next));
  return { left: order.length - read.length, flows: read };
};
