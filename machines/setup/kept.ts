/** What the context holds in this part of the chart; asked for elsewhere it throws, and the flow ends in error. */
export const kept = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('Nothing is kept here');
  return value;
};
