import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Call } from '../explore/moves.ts';
import { findRequest } from '../explore/requests.ts';
import { type Frame, walk } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';
import { type DescribedFlow, describeMove, describeState } from './story.ts';

const customer = 'le client';
const portal = 'le portail';
const backOffice = 'le service client';
const browser = 'le navigateur';

/** A message from one to another, or a note over one. */
type Line =
  | { from: string; to: string; arrow: '->>' | '-->>' | '-x' | '--x'; text: string }
  | { over: string; text: string };

/** Who answers a call: the party that the model names, the back office where a request is made, else the browser. */
const partyOf = (model: FlowModel, call: Pick<Call, 'port' | 'input'>): string =>
  model.parties?.[call.port] ?? (findRequest(model, call) ? backOffice : browser);

/** What a portal asks when it makes a call: what for, and by which request. */
const toCall = ({ model }: { model: FlowModel }, call: Call): Line => {
  const request = findRequest(model, call)?.request;
  const what = model.words.ports[call.port] ?? call.port;
  return {
    from: portal,
    to: partyOf(model, call),
    arrow: '->>',
    text: request === undefined ? what : `${what} (${request})`,
  };
};

const toMove = (
  flow: DescribedFlow & { readonly model: FlowModel },
  { move, refused }: Frame,
  before: Frame | undefined,
): Line[] => {
  if (!move) return [];
  const text = describeMove(flow, move);
  switch (move.kind) {
    case 'time':
      return [{ over: portal, text }];
    case 'event':
      return [{ from: customer, to: portal, arrow: refused ? '-x' : '->>', text }];
    case 'answer': {
      const call = before?.calls.find(({ id }) => id === move.actor);
      const from = partyOf(flow.model, { port: move.port, input: call?.input });
      return [{ from, to: portal, arrow: move.result === 'done' ? '-->>' : '--x', text: move.outcome }];
    }
  }
};

/** What Mermaid would take for the end of a line, or for a character by its number. */
const escapeText = (text: string): string =>
  text.replace(/[#;]/g, (mark) => `#${mark.charCodeAt(0)};`).replaceAll('\n', ' ');

/**
 * Who asks whom along a path, as a sequence diagram of Mermaid: the customer, the portal, and those whom it calls in the
 * order in which it first does. A crossed arrow is what fails, or what is refused.
 */
export const sequence = (flow: DescribedFlow & { readonly model: FlowModel }, path: Path): string => {
  const frames = walk(flow.model.machine, flow.model, path.input, path.moves);
  const lines = frames.flatMap((frame, index): Line[] => {
    const before = frames[index - 1];
    const isElsewhere = frame.name !== before?.name;
    return [
      ...toMove(flow, frame, before),
      ...frame.called.map((call) => toCall(flow, call)),
      ...(isElsewhere ? [{ over: portal, text: describeState(flow.chart, frame.name) }] : []),
    ];
  });
  const called = lines.flatMap((line) => ('over' in line ? [] : [line.from, line.to]));
  const parties = [...new Set([customer, portal, ...called])];
  const idOf = (party: string) => `p${parties.indexOf(party)}`;
  return [
    'sequenceDiagram',
    ...parties.map(
      (party) => `  ${party === customer ? 'actor' : 'participant'} ${idOf(party)} as ${escapeText(party)}`,
    ),
    ...lines.map((line) =>
      'over' in line
        ? `  Note over ${idOf(line.over)}: ${escapeText(line.text)}`
        : `  ${idOf(line.from)}${line.arrow}${idOf(line.to)}: ${escapeText(line.text)}`,
    ),
  ].join('\n');
};
