import { t } from '#locales/fr/visualiserRemarks.ts';
import { type PlayedPath, toPlaywrightSpec } from '../../kit/narration/playwrightSpec.ts';
import { quoted } from '../../kit/narration/story.ts';
import { type Path, pathId } from '../../kit/paths/paths.ts';
import type { FlowRead } from '../app/flows.ts';
import { wayToState } from '../paths/finding.ts';
import type { Located } from './places.ts';

const driver = '#test/paths/drivers/portal.ts';

/** Imports of an exported specification, as aliases that are valid in every folder of this repository. */
const modules = { test: '#test/journeys/portal.ts', driver, play: 'walkPortal' };

const pathTo = (flow: FlowRead, located: Located): Path | null => {
  if (located.isLost) return null;
  const { place } = located.remark;
  const way = located.simulation ?? wayToState(flow, place.state);
  if (!way) return null;
  const moves = way.steps.map(({ move }) => move);
  const { cases } = flow.model;
  const isMade = moves.every(
    (move) => move.kind !== 'event' || !move.case || move.case in (cases[move.type] ?? {}),
  );
  const end = place.on === 'step' ? place.state : place.state.slice(flow.id.length + 1);
  return isMade
    ? { id: pathId(flow.id, way.input, moves), flow: flow.id, input: way.input, moves, end }
    : null;
};

const toPlayed = (flow: FlowRead, located: Located): PlayedPath[] => {
  const { remark } = located;
  if (remark.kind !== 'reads') return [];
  const path = pathTo(flow, located);
  if (!path) return [];
  const { author, text, sentence } = remark;
  const title = t('spec.title', { sentence: quoted(sentence) });
  return [
    { path, title, sentence, notes: [[author, text].filter(Boolean).join('\u00a0: ')].filter(Boolean) },
  ];
};

export const toRemarksSpec = (flow: FlowRead, located: readonly Located[]) => {
  const played = located.flatMap((one) => toPlayed(flow, one));
  const wanted = located.filter(({ remark }) => remark.kind === 'reads').length;
  const text = toPlaywrightSpec(flow, played, modules);
  return { text, tests: played.length, leftOut: wanted - played.length };
};
