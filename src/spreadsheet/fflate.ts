import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * Replaces `fflate` in the writer of workbooks (vite.config.ts). The original compresses large files in a web
 * worker with a `blob:` URL. The Content-Security-Policy blocks this worker, so that the original never ends.
 */
export const zip = (files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void => {
  new Promise((resolve) => setTimeout(resolve))
    .then(() => zipSync(files))
    .then((archive) => done(null, archive), done);
};
