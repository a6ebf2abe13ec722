/** A change of the code that no test can notice, and why. */
export type Argument = { file: string; from: string; to: string; why: string };

export const argued: readonly Argument[] = [];
