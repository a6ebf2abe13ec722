import { fileURLToPath } from 'node:url';
import { missingOf, newBrand, RefusedBrand } from './newBrand.ts';

/** `npm run brand -- new <code>` creates a brand; `-- missing <code>` lists the missing values of a brand. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name, code = ''] = process.argv.slice(2);
const commands = new Map([
  ['new', newBrand],
  ['missing', missingOf],
]);

try {
  const command = commands.get(name ?? '');
  if (!command) throw new RefusedBrand('npm run brand -- new <code>, or missing <code>');
  const missing = command(root, code);
  console.log(missing.length ? `Missing:\n${missing.join('\n')}` : 'The brand is complete.');
  console.log('Next command: npm run unit -- brands');
} catch (thrown) {
  if (!(thrown instanceof RefusedBrand)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
