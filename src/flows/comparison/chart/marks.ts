export const ranks = [0, 1, 2, 3] as const;
export type Rank = (typeof ranks)[number];

export const rankOf = (rank: number): Rank => ranks.find((each) => each === rank) ?? 3;

export const markPath = (rank: Rank, x: number, y: number, size: number): string => {
  const shapes: Record<Rank, string> = {
    0: `M${x - size},${y}a${size},${size} 0 1,0 ${2 * size},0a${size},${size} 0 1,0 ${-2 * size},0Z`,
    1: `M${x - size},${y - size}h${2 * size}v${2 * size}h${-2 * size}Z`,
    2: `M${x},${y - 1.2 * size}L${x + 1.2 * size},${y + size}H${x - 1.2 * size}Z`,
    3: `M${x},${y - 1.4 * size}L${x + 1.4 * size},${y}L${x},${y + 1.4 * size}L${x - 1.4 * size},${y}Z`,
  };
  return shapes[rank];
};

export type Point = { x: number; y: number } | null;

export const linePath = (points: readonly Point[]): string =>
  points
    .map((point, rank) => point && `${points[rank - 1] ? 'L' : 'M'}${point.x},${point.y}`)
    .filter(Boolean)
    .join('');

export const spread = (heights: readonly number[], gap: number): number[] => {
  const ordered = heights
    .map((height, rank) => ({ height, rank }))
    .sort((one, other) => one.height - other.height);
  let last = Number.NEGATIVE_INFINITY;
  const moved = [...heights];
  for (const { height, rank } of ordered) {
    last = Math.max(height, last + gap);
    moved[rank] = last;
  }
  return moved;
};
