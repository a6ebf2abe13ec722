/** What the context has in this part of the chart; elsewhere it throws, and the flow ends in error. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A value that this part of the chart requires is missing');
  return value;
};
