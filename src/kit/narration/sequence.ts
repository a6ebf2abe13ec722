import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Call } from '../explore/moves.ts';
import { type Frame, findRequest, walk } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';
import { type DescribedFlow, describeMove, describeState } from './story.ts';

const customer = 'le client';
const portal = 'le portail';
const backOffice = 'le service client';
const browser = 'le navigateur';

export type MessageKind = 'request' | 'refusal' | 'answer' | 'failure';

type Message = { from: string; to: string; kind: MessageKind; text: string };
type Note = { over: string; text: string };

export type SequenceLine = { readonly step: number } & (Message | Note);

export type Sequence = { readonly parties: readonly string[]; readonly lines: readonly SequenceLine[] };

export type NarratedFlow = DescribedFlow & { readonly model: FlowModel };

/** Name of the application: the portal, or the machine id for a machine of another project. */
const applicationOf = ({ chart, model: { words } }: NarratedFlow): string =>
  Object.keys(words.events).length ? portal : chart.id;

const partyOf = (model: FlowModel, call: Pick<Call, 'port' | 'input'>): string =>
  model.parties?.[call.port] ??
  (findRequest(model, call) ? backOffice : Object.keys(model.words.events).length ? browser : call.port);

const toCall = (flow: NarratedFlow, call: Call, hasRequests: boolean): Message => {
  const { model } = flow;
  const request = hasRequests ? findRequest(model, call)?.request : undefined;
  const what = model.words.ports[call.port] ?? call.port;
  return {
    from: applicationOf(flow),
    to: partyOf(model, call),
    kind: 'request',
    text: request === undefined ? what : `${what} (${request})`,
  };
};

const toMove = (flow: NarratedFlow, { move, refused }: Frame, before?: Frame): (Message | Note)[] => {
  if (!move) return [];
  const text = describeMove(flow, move);
  const application = applicationOf(flow);
  switch (move.kind) {
    case 'time':
      return [{ over: application, text }];
    case 'event':
      return [{ from: customer, to: application, kind: refused ? 'refusal' : 'request', text }];
    case 'answer': {
      const call = before?.calls.find(({ id }) => id === move.actor);
      const from = partyOf(flow.model, { port: move.port, input: call?.input });
      return [
        { from, to: application, kind: move.result === 'done' ? 'answer' : 'failure', text: move.outcome },
      ];
    }
  }
};

/** Messages of a sequence diagram. With `hasRequests`, each call has its HTTP request. */
export const toSequence = (flow: NarratedFlow, frames: readonly Frame[], hasRequests = true): Sequence => {
  const lines = frames.flatMap((frame, step): SequenceLine[] => {
    const before = frames[step - 1];
    const isElsewhere = frame.name !== before?.name;
    return [
      ...toMove(flow, frame, before),
      ...frame.called.map((call) => toCall(flow, call, hasRequests)),
      ...(isElsewhere ? [{ over: applicationOf(flow), text: describeState(flow.chart, frame.name) }] : []),
    ].map((line) => ({ ...line, step }));
  });
  const called = lines.flatMap((line) => ('over' in line ? [] : [line.from, line.to]));
  return { parties: [...new Set([customer, applicationOf(flow), ...called])], lines };
};

const arrows: Record<MessageKind, string> = { request: '->>', refusal: '-x', answer: '-->>', failure: '--x' };

/** Escapes the characters that end a line or start a character code in Mermaid. */
const escapeText = (text: string): string =>
  text.replace(/[#;]/g, (mark) => `#${mark.charCodeAt(0)};`).replaceAll('\n', ' ');

const sequenceText = ({ parties, lines }: Sequence): string => {
  const idOf = (party: string) => `p${parties.indexOf(party)}`;
  return [
    'sequenceDiagram',
    ...parties.map(
      (party) => `  ${party === customer ? 'actor' : 'participant'} ${idOf(party)} as ${escapeText(party)}`,
    ),
    ...lines.map((line) =>
      'over' in line
        ? `  Note over ${idOf(line.over)}: ${escapeText(line.text)}`
        : `  ${idOf(line.from)}${arrows[line.kind]}${idOf(line.to)}: ${escapeText(line.text)}`,
    ),
  ].join('\n');
};

export const sequence = (flow: NarratedFlow, path: Path): string =>
  sequenceText(toSequence(flow, walk(flow.model, path)));
