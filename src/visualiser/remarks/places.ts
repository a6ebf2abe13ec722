import { useMemo } from 'react';
import { t } from '#locales/fr/visualiserRemarks.ts';
import { capital, describeState, leavesOf, quoted } from '../../kit/narration/story.ts';
import { readStep, stepText } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import { toSent, toTyped } from '../screen/protocol.ts';
import { play, type Simulation } from '../simulation/simulation.ts';
import type { Remark, RemarkPlace } from './remark.schema.ts';

type Looked = {
  flow: FlowRead;
  simulation: Simulation;
  at: number;
  state: string | undefined;
  selected: string | null;
};

const nodeOf = ({ chart }: FlowRead, id: string | null) => chart.nodes.find((node) => node.id === id);

const statePlace = (flow: FlowRead, id: string | null): RemarkPlace[] => {
  const node = nodeOf(flow, id);
  return node ? [{ on: 'state', name: node.description ?? node.id, state: node.id }] : [];
};

const stepPlace = ({ flow, simulation, at, state }: Looked): RemarkPlace[] => {
  if (state === undefined) return [];
  const { input, steps, typed } = simulation;
  const made = steps.slice(0, at);
  return [
    {
      on: 'step',
      name: capital(describeState(flow.chart, state)),
      state,
      input,
      moves: made.map(stepText),
      typed: typed.map(toSent),
    },
  ];
};

export const listPlaces = (looked: Looked): readonly RemarkPlace[] => {
  const { flow, state, selected } = looked;
  const leaves = state === undefined ? [] : leavesOf(flow, state);
  return [
    ...statePlace(flow, selected),
    ...stepPlace(looked),
    ...leaves.filter((id) => id !== selected).flatMap((id) => statePlace(flow, id)),
  ];
};

export type Located = { readonly remark: Remark } & (
  | { readonly isLost: false; readonly simulation: Simulation | null; readonly nodes: readonly string[] }
  | { readonly isLost: true; readonly why: LostWhy }
);

type LostWhy =
  | { readonly kind: 'flow' | 'state' | 'unreadable' }
  | { readonly kind: 'stopped'; readonly step: number; readonly why: string }
  | { readonly kind: 'elsewhere'; readonly state: string };

const locateStep = (flow: FlowRead, remark: Remark, place: RemarkPlace & { on: 'step' }): Located => {
  const steps = place.moves.flatMap((text) => readStep(text) ?? []);
  if (steps.length < place.moves.length) return { remark, isLost: true, why: { kind: 'unreadable' } };
  const simulation = { input: place.input, steps, typed: place.typed.map(toTyped) };
  const { frames, stop } = play(flow.model, simulation);
  if (stop) return { remark, isLost: true, why: { kind: 'stopped', ...stop } };
  const state = frames.at(-1)?.name ?? '';
  if (state !== place.state) return { remark, isLost: true, why: { kind: 'elsewhere', state } };
  return { remark, isLost: false, simulation, nodes: leavesOf(flow, state) };
};

export const locate = (flow: FlowRead, remark: Remark): Located => {
  const { place } = remark;
  if (place.on === 'step') return locateStep(flow, remark, place);
  return nodeOf(flow, place.state)
    ? { remark, isLost: false, simulation: null, nodes: [place.state] }
    : { remark, isLost: true, why: { kind: 'state' } };
};

export const countByState = (located: readonly Located[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const one of located) if (!one.isLost) for (const id of one.nodes) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

export const placeName = (place: RemarkPlace): string => {
  const name = quoted(place.name);
  if (place.on === 'state') return t('place.state', { name });
  const step = place.moves.length;
  return step ? t('place.step', { step, name }) : t('place.start', { name });
};

export const useLocated = (flow: FlowRead, list: readonly Remark[]) =>
  useMemo(() => {
    const located: readonly Located[] = list
      .filter((remark) => remark.flow === flow.id)
      .map((remark) => locate(flow, remark));
    return { located, counts: countByState(located) };
  }, [flow, list]);
