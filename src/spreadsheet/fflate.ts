import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * Replacement of `fflate` in the writer of workbooks (vite.config.ts). The original zips large files in a worker of
 * a blob: address, which the security headers refuse, and never ends. This one zips in its own task.
 */
export const zip = (files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void => {
  new Promise((resolve) => setTimeout(resolve))
    .then(() => zipSync(files))
    .then((archive) => done(null, archive), done);
};
