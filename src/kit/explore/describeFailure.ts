import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type Delays, timerTexts } from './delays.ts';
import { type Configuration, Refusal } from './step.ts';

const changedInPlace = /read only property|not extensible|Cannot delete property/;

/** True for an error that no change of the model avoids: unsupported construct, frozen data, endless loop. */
export const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof Refusal ||
  (thrown instanceof Error &&
    (changedInPlace.test(thrown.message) || /^Infinite loop|^More than|'#_parent'/.test(thrown.message)));

export const describeThrown = (thrown: unknown): string => {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  if (reason.includes("'#_parent'"))
    return 'the machine sends an event to a parent (sendParent), but the kit explores the machine without a parent; emit the event';
  return thrown instanceof TypeError && changedInPlace.test(reason)
    ? `an action mutates the context (${reason}); make assign return a new value`
    : reason;
};

export const describeGrowth = (
  model: FlowModel,
  places: readonly { configuration: Configuration }[],
  delays: Delays,
  isLow: boolean,
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
    note('the remaining time of the delays', timerTexts(configuration, delays));
  }
  const [most] = [...values].sort(([, a], [, b]) => b.size - a.size);
  if (!most) return 'no field has several values';
  const advice = isLow
    ? 'Raise the limit (--max-states)'
    : most[0].startsWith('the state')
      ? 'Raise the limit (--max-states), or divide the machine'
      : most[0].startsWith('the key')
        ? 'Clamp it in the model’s key'
        : 'No key can clamp it: give simultaneous delays lengths with a common divisor, or explore only their orders (--coarse)';
  return `${most[0]} has taken ${most[1].size} values. ${advice}`;
};
