import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyPortal } from './copy.ts';
import { type Check, type Defect, readDefect } from './defect.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = new URL('seeded/', import.meta.url);

const defectsNamed = (wanted: readonly string[]): Defect[] => {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => file.replace(/\.patch$/, ''));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`No such defect: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return known
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .map((name) => readDefect(name, readFileSync(new URL(`${name}.patch`, folder), 'utf8')));
};

type Copy = ReturnType<typeof copyPortal>;

/** What fails without any defect, by check: it notices nothing, and is said. */
const failuresWithout = (copy: Copy) => {
  const known = new Map<string, string[]>();
  return (check: Check): string[] => {
    const name = [check.part, ...check.words].join(' ');
    const failures = known.get(name) ?? copy.failuresOf(check);
    if (failures.length && !known.has(name)) console.error(`${name} fails without a defect: ${failures}`);
    known.set(name, failures);
    return failures;
  };
};

/** The first check that notices the defect, and the tests that do; the copy is left as it was. */
const noticed = (copy: Copy, { checks, patch }: Defect, alreadyFailing: (check: Check) => string[]) => {
  for (const check of checks) {
    const before = alreadyFailing(check);
    copy.put(patch);
    try {
      const by = copy.failuresOf(check).filter((test) => !before.includes(test));
      if (by.length) return { check, by };
    } finally {
      copy.takeOut(patch);
    }
  }
  return null;
};

const describeNoticed = ({
  check,
  by: [first, ...others],
}: NonNullable<ReturnType<typeof noticed>>): string =>
  `${check.part}: ${first}${others.length ? ` (and ${others.length} more)` : ''}`;

/**
 * Puts the defects named, or all, one at a time in a copy of the portal, and prints which test notices each. Gives how
 * many nothing notices; throws where a patch no longer applies.
 */
export const runSeeded = (wanted: readonly string[]): number => {
  const defects = defectsNamed(wanted);
  const width = Math.max(...defects.map(({ name }) => name.length));
  const copy = copyPortal(root);
  try {
    for (const { name, patch } of defects) {
      try {
        copy.put(patch);
      } catch (thrown) {
        throw new Error(name, { cause: thrown });
      }
      copy.takeOut(patch);
    }
    const alreadyFailing = failuresWithout(copy);
    const outcomes = defects.map((defect) => {
      const found = noticed(copy, defect, alreadyFailing);
      console.log(`${defect.name.padEnd(width)}  ${found ? describeNoticed(found) : 'NOT NOTICED'}`);
      return found;
    });
    const missed = outcomes.filter((found) => found === null).length;
    console.log(`\n${defects.length - missed} of ${defects.length} defects noticed`);
    return missed;
  } finally {
    copy.dispose();
  }
};
