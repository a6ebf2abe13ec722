import { runGenerated } from './generated.ts';
import { runSeeded } from './runSeeded.ts';

/**
 * `npm run mutants [file…]`: generates mutants, which the tests must kill. `npm run mutants -- seeded [name…]`: the
 * same with known defects of the whole portal.
 */

const [first, ...others] = process.argv.slice(2);
const missed = first === 'seeded' ? runSeeded(others) : await runGenerated(first ? [first, ...others] : []);
process.exitCode = missed === 0 ? 0 : 1;
