import { fileURLToPath } from 'node:url';
import { copyPortal } from './copy.ts';
import { type Check, type Defect, seeded } from './seeded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const defectsNamed = (wanted: readonly string[]): readonly Defect[] => {
  const known = seeded.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`No such defect: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return seeded.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
};

type Copy = ReturnType<typeof copyPortal>;

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

const noticed = (copy: Copy, defect: Defect, alreadyFailing: (check: Check) => string[]) => {
  for (const check of defect.checks) {
    const before = alreadyFailing(check);
    const restore = copy.put(defect);
    try {
      const by = copy.failuresOf(check).filter((test) => !before.includes(test));
      if (by.length) return { check, by };
    } finally {
      restore();
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
 * Puts each named defect (by default all known defects) in a copy of the portal, and prints the tests that detect
 * it. Returns the number of undetected defects.
 * @throws Error if a replaced text does not occur exactly once.
 */
export const runSeeded = (wanted: readonly string[]): number => {
  const defects = defectsNamed(wanted);
  const width = Math.max(...defects.map(({ name }) => name.length));
  const copy = copyPortal(root);
  try {
    for (const defect of defects) copy.put(defect)();
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
