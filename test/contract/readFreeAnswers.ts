import { type Answers, answersOf, type Contract, fullAnswer, openContract } from './contract.ts';
import { filled, partsOf } from './schemas.ts';

const samplesOf = async (answers: Answers): Promise<unknown[]> => [
  ...answers.examples,
  await fullAnswer(answers),
];

export type FreeAnswers = Record<'success' | 'refusal', { given: unknown; free: unknown }[]>;

const freeAnswers = async (contract: Contract): Promise<Record<string, FreeAnswers>> => {
  const calls = contract.getOperations().map(async ({ method, path }) => {
    const { success, refusal } = answersOf(contract, { method, path });
    const free = async (answers: Answers) =>
      (await samplesOf(answers)).map((given) => ({ given, free: filled(given, partsOf(answers.schema)) }));
    return [
      `${method.toUpperCase()} ${path}`,
      { success: await free(success), refusal: await free(refusal) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(calls));
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers of the contract, which a page cannot read (test/vitest.config.ts). */
    readFreeAnswers: () => Promise<Record<string, FreeAnswers>>;
  }
}

export const readFreeAnswers = async (): Promise<Record<string, FreeAnswers>> =>
  freeAnswers(await openContract());
