import { use } from 'react';
import { required } from '#machines/setup/chart.ts';
import { createExports, type Exports } from './exports.ts';
import { ExportsContext } from './exportsHolder.ts';

/** Exports of the tab. Separate from their provider, so that a page without exports does not load their code. */
export const useExports = (): Exports => required(use(ExportsContext)).open(createExports);
