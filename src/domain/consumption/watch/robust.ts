/** The value that a share of the others are below, between two where it falls; NaN where there is none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
};

/** The value in the middle, which a few that are far off do not move. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What a median absolute deviation is of a standard deviation, of noise that is normal. */
const normal = 0.6745;

/** How far values usually are from their middle, as a standard deviation that a few far off do not move. */
export const robustSpread = (residuals: readonly number[]): number =>
  median(residuals.map(Math.abs)) / normal;
