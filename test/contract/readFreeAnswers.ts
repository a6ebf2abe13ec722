import { openContract } from './contract.ts';
import { type FreeAnswers, freeAnswers } from './schemas.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers of the contract, which a page cannot read (test/vitest.config.ts). */
    readFreeAnswers: () => Promise<Record<string, FreeAnswers>>;
  }
}

export const readFreeAnswers = async (): Promise<Record<string, FreeAnswers>> =>
  freeAnswers(await openContract());
