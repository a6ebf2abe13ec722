import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type Delays, timerTexts } from './delays.ts';
import type { Configuration } from './step.ts';

/** Exploration could not go on; the message says where, and what to change. */
export class ExplorationError extends Error {
  override name = 'ExplorationError';
}

/** What a strict script throws where an action changes what the kit has frozen. */
const changedInPlace = /read only property|not extensible|Cannot delete property/;

/** Why a machine threw, in a sentence that says what to write instead where the kit knows. */
export const describeThrown = (thrown: unknown): string => {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return thrown instanceof TypeError && changedInPlace.test(reason)
    ? `the context is changed in place (${reason}); have assign give a new value`
    : reason;
};

/** The key field, or what else tells states apart, with the most values among the states of one value. */
export const describeGrowth = (
  model: FlowModel,
  places: readonly { configuration: Configuration }[],
  delays: Delays,
): string => {
  const values = new Map<string, Set<string>>();
  const note = (field: string, value: unknown) => {
    const known = values.get(field) ?? new Set();
    values.set(field, known.add(canonical(value)));
  };
  for (const { configuration } of places) {
    const key = model.key?.(configuration.snapshot.context);
    if (typeof key === 'object' && key !== null)
      for (const [field, value] of Object.entries(key)) note(`the key’s "${field}"`, value);
    else note('the key', key);
    note('the state value', stateName(configuration.snapshot.value));
    note('what remains of the delays under way', timerTexts(configuration, delays));
  }
  const [most] = [...values].sort(([, a], [, b]) => b.size - a.size);
  if (!most) return 'nothing grows';
  const advice = /^the (key|state)/.test(most[0])
    ? 'Clamp it in the model’s key'
    : 'No key can clamp it: give delays that may be under way together lengths that share a divisor';
  return `${most[0]} has taken ${most[1].size} values. ${advice}`;
};
