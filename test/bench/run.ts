import { readdirSync } from 'node:fs';
import type { Benchmark } from './benchmark.ts';

/** `npm run bench [name]`: runs the benchmarks beside this file and prints what they measure. */

const wanted = process.argv[2];
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.bench.ts'));
let isOver = false;

for (const file of files.filter((name) => !wanted || name.includes(wanted))) {
  const { name, run }: Benchmark = await import(`./${file}`);
  console.log(`\n${name}`);
  for (const { label, value, unit, budget } of await run()) {
    const isTooMuch = budget !== undefined && value > budget;
    isOver ||= isTooMuch;
    const limit = budget === undefined ? '' : ` (budget ${budget} ${unit}${isTooMuch ? ', exceeded' : ''})`;
    console.log(`  ${label.padEnd(64)} ${value.toFixed(1).padStart(9)} ${unit}${limit}`);
  }
}
process.exitCode = isOver ? 1 : 0;
