import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * What stands for `fflate` in the writer of workbooks (vite.config.ts): its own would zip a large one in a worker of a
 * blob: address, which the security headers refuse, and never end. This one zips in a task of its own.
 */
export const zip = (files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void => {
  new Promise((resolve) => setTimeout(resolve))
    .then(() => zipSync(files))
    .then((archive) => done(null, archive), done);
};
