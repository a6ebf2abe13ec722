import { blockOf } from '../accounts.ts';
import type { SandboxContract } from './contracts.ts';
import { toReference } from './identifiers.ts';
import { type Random, randomFrom } from './random.ts';

/** What a meter does that others do not: each of the first six of a contract shows one. */
export type Trait = 'leak' | 'change' | 'times' | 'texts' | 'outage' | 'onSite';

export type Meter = {
  reference: string;
  matricule: string;
  idPDS: string;
  address: string | null;
  usage: string;
  /** `TR`: it can be read from afar, where the contract has TELERELEVE. */
  equipment: 'TR' | 'SE';
  isReadFromAfar: boolean;
  isInService: boolean;
  year: number;
  calibre: number | null;
  connection: string;
  place: string | null;
  trait: Trait;
  /** What it measures of a usual working day, in litres. */
  litres: number;
};

const ownersBlock = blockOf('owner');
const thousandsBlock = blockOf('thousand-meters');

/** How many meters the contracts of the owner's first page have, and one of its second; then a thousand read from afar. */
const counts: Record<string, number> = {
  [toReference(ownersBlock, 0)]: 60,
  [toReference(ownersBlock, 1)]: 2,
  [toReference(ownersBlock, 2)]: 3,
  [toReference(ownersBlock, 3)]: 7,
  [toReference(ownersBlock, 4)]: 0,
  [toReference(ownersBlock, 9)]: 4,
  [toReference(thousandsBlock, 0)]: 400,
  [toReference(thousandsBlock, 1)]: 400,
  [toReference(thousandsBlock, 2)]: 0,
  [toReference(thousandsBlock, 3)]: 398,
};

const longAddress =
  'Station de relèvement des Marais-Salants, local technique du deuxième sous-sol, 27 ter allée des Tanneurs, 49000 Angers';

/** Meters of the owner that show what may be met (test/sandbox/README.md). */
const cases: Record<string, Partial<Meter>> = {
  [`${toReference(ownersBlock, 0)} 0`]: { matricule: 'D21TA1000142', idPDS: 'PDS004217' },
  [`${toReference(ownersBlock, 0)} 1`]: { address: longAddress },
  [`${toReference(ownersBlock, 0)} 2`]: { idPDS: 'PDS/004 217' },
  [`${toReference(ownersBlock, 1)} 1`]: { equipment: 'SE', isReadFromAfar: false, idPDS: 'PDS/004 218' },
  // Equipped, of a contract that is not read from afar.
  [`${toReference(ownersBlock, 2)} 0`]: { equipment: 'TR' },
  [`${toReference(ownersBlock, 2)} 1`]: { isInService: false },
};

const traits: readonly [Trait, ...Trait[]] = ['leak', 'change', 'times', 'texts', 'outage', 'onSite'];

const usages = ['Professionnel', 'Arrosage', 'Process industriel', 'Défense incendie'] as const;
const places = ['Regard extérieur', 'Cave', 'Local technique', 'Gaine palière', null] as const;

const addressAt = (served: string | null, rank: number, random: Random): string | null => {
  if (served === null || rank === 0) return served;
  return random.chance(0.6) ? `Bâtiment ${String.fromCharCode(65 + (rank % 26))}, ${served}` : served;
};

const meterAt = ({ reference, served_address, roles }: SandboxContract, rank: number): Meter => {
  const random = randomFrom(`meter ${reference} ${rank}`);
  const hasRole = roles.some(({ role, enabled }) => role === 'TELERELEVE' && enabled);
  const trait = traits[rank % traits.length] ?? 'leak';
  const isEquipped = hasRole && trait !== 'onSite';
  const year = random.integer(2006, 2024);
  const serial = String(random.integer(0, 99)).padStart(2, '0') + String(rank).padStart(4, '0');
  return {
    reference,
    matricule: `${random.pick(['C', 'D', 'H'])}${String(year % 100).padStart(2, '0')}${isEquipped ? 'TA' : 'AB'}1${serial}`,
    // Its own within the contract.
    idPDS: `PDS${String(random.integer(10, 99) * 10_000 + rank)}`,
    address: addressAt(served_address, rank, random),
    usage: random.pick(usages),
    equipment: isEquipped ? 'TR' : 'SE',
    isReadFromAfar: isEquipped,
    isInService: true,
    year,
    calibre: random.pick([15, 20, 30, 40, 60, null]),
    connection: random.pick(['Individuel', 'Collectif']),
    place: random.pick(places),
    trait,
    litres: random.integer(800, 42_000),
    ...cases[`${reference} ${rank}`],
  };
};

const countMeters = (reference: string): number =>
  counts[reference] ?? randomFrom(`meters ${reference}`).integer(1, 8);

const known = new WeakMap<SandboxContract, readonly Meter[]>();

/** The meters of a contract: always the same ones. Kept, as a search looks at the meters of each contract. */
export const metersOf = (contract: SandboxContract): readonly Meter[] => {
  const meters =
    known.get(contract) ??
    Array.from({ length: countMeters(contract.reference) }, (_, rank) => meterAt(contract, rank));
  known.set(contract, meters);
  return meters;
};
