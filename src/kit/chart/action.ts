import { canonical } from './canonical.ts';
import { fieldsOf } from './config.ts';

/**
 * What an action asks of the outside, as one text: a custom action, an event emitted or sent to another actor.
 * None for xstate's own housekeeping (starting, stopping, delays), which shows in the state.
 */
export const actionText = (type: string, params: unknown): string[] => {
  const { event, targetId, to } = fieldsOf(params);
  if (type === 'xstate.emit') return [`emit ${canonical(event)}`];
  if (type === 'xstate.sendTo') return [`send ${canonical(targetId ?? to)} ${canonical(event)}`];
  if (type.startsWith('xstate.')) return [];
  return [params === undefined ? type : `${type} ${canonical(params)}`];
};
