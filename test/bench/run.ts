import { readdirSync } from 'node:fs';
import { type Benchmark, formatMeasure, isWithinLimits } from './benchmark.ts';

/** `npm run bench [name]`: runs the benchmarks beside this file and prints what they measure. */

const wanted = process.argv[2];
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.bench.ts'));
let isOver = false;

for (const file of files.filter((name) => !wanted || name.includes(wanted))) {
  const { name, run }: Benchmark = await import(`./${file}`);
  console.log(`\n${name}`);
  for (const measure of await run()) {
    isOver ||= !isWithinLimits(measure);
    console.log(formatMeasure(measure));
  }
}
process.exitCode = isOver ? 1 : 0;
