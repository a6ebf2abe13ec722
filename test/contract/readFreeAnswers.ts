import { type Answers, answersOf, fullAnswer, openContract } from './contract.ts';
import { filled, partsOf } from './schemas.ts';

export type FreeAnswers = Record<'success' | 'refusal', { given: unknown; free: unknown }[]>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns the example responses of each call. Runs in Node, because a browser page cannot read files. */
    readFreeAnswers: () => Promise<Record<string, FreeAnswers>>;
  }
}

export const readFreeAnswers = async (): Promise<Record<string, FreeAnswers>> => {
  const contract = await openContract();
  const free = async (answers: Answers) =>
    [...answers.examples, await fullAnswer(answers)].map((given) => ({
      given,
      free: filled(given, partsOf(answers.schema)),
    }));
  const calls = contract.getOperations().map(async ({ method, path }) => {
    const { success, refusal } = answersOf(contract, { method, path });
    const answers = { success: await free(success), refusal: await free(refusal) };
    return [`${method.toUpperCase()} ${path}`, answers] as const;
  });
  return Object.fromEntries(await Promise.all(calls));
};
