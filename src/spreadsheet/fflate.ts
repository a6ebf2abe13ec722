import { type Zippable, zipSync } from 'fflate/browser';
import { nextTask } from '../domain/nextTask.ts';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * Replaces `fflate` in the writer of workbooks (vite.config.ts). For a large file, `fflate` starts a web
 * worker from a `blob:` URL. The CSP blocks this worker, so `zip` would never end.
 */
export const zip = (files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void => {
  nextTask()
    .then(() => zipSync(files))
    .then((archive) => done(null, archive), done);
};
