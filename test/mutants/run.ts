import { runSeeded } from './seeded.ts';

/** `npm run mutants -- seeded [name…]`: puts known defects in a copy of the portal, each of which a test must notice. */

const [command, ...names] = process.argv.slice(2);
if (command === 'seeded') process.exitCode = runSeeded(names) === 0 ? 0 : 1;
else throw new Error('npm run mutants -- seeded [name…]');
