import { use } from 'react';
import { required } from '#machines/setup/chart.ts';
import { createExports, type Exports } from './exports.ts';
import { ExportsContext } from './exportsHolder.ts';

/** The exports of the tab, opened by the first page that exports: what holds them is given by `ExportsProvider`. */
export const useExports = (): Exports => required(use(ExportsContext)).open(createExports);
