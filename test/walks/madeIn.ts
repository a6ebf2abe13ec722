/** An event that a person makes in these states only. */
export type MadeIn<State, Gesture> = { readonly madeIn: readonly State[]; readonly gesture: Gesture };

export const isMadeIn = (how: unknown): how is MadeIn<string, unknown> =>
  typeof how === 'object' && how !== null && 'madeIn' in how && 'gesture' in how;
