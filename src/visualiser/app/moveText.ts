import type { Move } from '../../kit/explore/moves.ts';
import type { Step } from '../simulation/simulation.ts';

/** A move as its button and the address name it: `event:closed:`, `answer:submitForm:done:attached`, `time:5000`. */
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

/** A step as the address writes it: the name of its move, after `!` where it was refused. */
export const stepText = ({ move, refused }: Step): string => {
  // Two calls of one port are told apart by the actor that made each.
  const name =
    move.kind === 'answer' && move.actor !== move.port
      ? moveName({ ...move, port: `${move.port}@${move.actor}` })
      : moveName(move);
  return refused ? `!${name}` : name;
};

/** The step that a text of the address says; null where it says none. */
export const readStep = (text: string): Step | null => {
  const refused = text.startsWith('!');
  const move = readMove(refused ? text.slice(1) : text);
  return move && { move, refused };
};
