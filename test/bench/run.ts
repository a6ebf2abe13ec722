import { type Benchmark, formatMeasure, isWithinLimits, tests } from './benchmark.ts';
import { javascript, received } from './bytes.ts';
import { billing, consumption } from './contractLists.ts';
import { drawing } from './drawing.ts';
import { invoiceExport, meterExport } from './exports.ts';
import { firstPaint } from './firstPaint.ts';
import { histogram } from './histogram.ts';
import { inp } from './interactions.ts';
import { kit } from './kit.ts';
import { lighthouse } from './lighthouse.ts';
import { collaborators, contractSearch, find } from './searches.ts';
import { soak } from './soak.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  billing,
  collaborators,
  consumption,
  contractSearch,
  drawing,
  export: meterExport,
  find,
  firstPaint,
  histogram,
  inp,
  invoiceExport,
  javascript,
  kit,
  lighthouse,
  received,
  soak,
  tests,
};

const wanted = process.argv[2] ?? '';
const chosen = Object.entries(benchmarks).filter(([key]) => key.includes(wanted));
if (chosen.length === 0) throw new Error(`No benchmark among ${Object.keys(benchmarks).join(', ')}`);
let isOver = false;

for (const [, { name, run }] of chosen) {
  console.log(`\n${name}`);
  for (const measure of await run()) {
    isOver ||= !isWithinLimits(measure);
    console.log(formatMeasure(measure));
  }
}
process.exitCode = isOver ? 1 : 0;
