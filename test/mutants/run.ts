import { runGenerated } from './generated.ts';
import { runSeeded } from './runSeeded.ts';

/**
 * Command `npm run mutants [file…]`: generates mutants, which the tests must detect. With `seeded [name…]`, uses
 * known defects of the whole portal instead.
 */

const [first, ...others] = process.argv.slice(2);
const missed = first === 'seeded' ? runSeeded(others) : await runGenerated(first ? [first, ...others] : []);
process.exitCode = missed === 0 ? 0 : 1;
