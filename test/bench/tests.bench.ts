import { existsSync, readFileSync } from 'node:fs';
import { timesFile, timesSchema } from '../reports.ts';
import type { Benchmark } from './benchmark.ts';

/** What `npm test` may take on two cores that do nothing else, in seconds; `npm ci` comes before it. */
const budget = 560;

const seconds = (milliseconds: number) => milliseconds / 1000;

/** How long each stage and each file of the last `npm test` took; two files at a time, four journeys. */
export const name = 'the last run of the tests';
export const run: Benchmark['run'] = async () => {
  if (!existsSync(timesFile)) throw new Error('No run to read: npm test');
  const { duration, stages, files } = timesSchema.parse(JSON.parse(readFileSync(timesFile, 'utf8')));
  return [
    { label: 'all of it', value: seconds(duration), unit: 's', budget },
    ...[...stages, ...files].map((part) => ({
      label: part.name,
      value: seconds(part.duration),
      unit: 's',
    })),
  ];
};
