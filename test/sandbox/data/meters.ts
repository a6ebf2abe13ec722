import { groupBy } from '#src/domain/lists.ts';
import { blockOf } from '../accounts.ts';
import type { SandboxContract } from './contracts.ts';
import { type Day, formatMonth, isHoliday, toWeekday, yearsBefore } from './days.ts';
import { type Random, randomFrom, toReference } from './identifiers.ts';

export type Trait = 'leak' | 'ongoingLeak' | 'change' | 'times' | 'texts' | 'outage' | 'onSite';

export type Meter = {
  reference: string;
  matricule: string;
  idPDS: string;
  address: string | null;
  usage: string;
  /** `TR`: the meter can be read remotely, if the contract has the role TELERELEVE. */
  equipment: 'TR' | 'SE';
  isReadFromAfar: boolean;
  isInService: boolean;
  year: number;
  calibre: number | null;
  connection: string;
  place: string | null;
  trait: Trait;
  litres: number;
};

const ownersBlock = blockOf('owner');
const thousandsBlock = blockOf('thousand-meters');
const servedBlock = blockOf('grand-compte');

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

const cases: Record<string, Partial<Meter>> = {
  [`${toReference(ownersBlock, 0)} 0`]: { matricule: 'D21TA1000142', idPDS: 'PDS004217' },
  [`${toReference(ownersBlock, 0)} 1`]: { address: longAddress },
  [`${toReference(ownersBlock, 0)} 2`]: { idPDS: 'PDS/004 217' },
  [`${toReference(ownersBlock, 1)} 1`]: { equipment: 'SE', isReadFromAfar: false, idPDS: 'PDS/004 218' },
  [`${toReference(ownersBlock, 2)} 0`]: { equipment: 'TR' },
  [`${toReference(ownersBlock, 2)} 1`]: { isInService: false },
  [`${toReference(ownersBlock, 0)} 18`]: { trait: 'ongoingLeak', litres: 42_000 },
  [`${toReference(ownersBlock, 3)} 0`]: { trait: 'ongoingLeak' },
  [`${toReference(servedBlock, 0)} 0`]: { trait: 'ongoingLeak', litres: 42_000 },
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

/** Meters of a contract. They are cached, because each search reads the meters of all contracts. */
export const metersOf = (contract: SandboxContract): readonly Meter[] => {
  const meters =
    known.get(contract) ??
    Array.from({ length: countMeters(contract.reference) }, (_, rank) => meterAt(contract, rank));
  known.set(contract, meters);
  return meters;
};

export type Reading = { day: Day; litres: number; index: number | null; isEstimated: boolean };

type State = 'read' | 'missing' | 'unlisted';
/** Consumption of a meter on one day. `state`: the reading is present, missing, or absent from the list. */
type Flow = { day: Day; litres: number; index: number; state: State; isEstimated: boolean };

/** Leaks: started `from` days ago, last `days` days, lose `share` times the usual daily consumption. */
const leaks = {
  leak: { from: 40, days: 12, share: 0.8 },
  ongoingLeak: { from: 11, days: Number.POSITIVE_INFINITY, share: 0.5 },
};
const change = 200;
const outage = 150;
/** On-site readings, in days: age of the last one, and interval. The second last one is estimated. */
const visits = { latest: 25, every: 182 };

const retentionYears = { monthly: 3, daily: 2, onSite: 3 };
/** Number of simulated days. The oldest displayed reading also needs the reading before it. */
const daysKnown = 1_500;

/** Consumption by day of the week, from Sunday, as a multiple of a usual day. */
const week = [0.3, 1, 1.04, 1, 1.02, 0.94, 0.55];
const onHoliday = 0.2;
const summer = { peak: 200, swing: 0.35 };

const toKey = ({ reference, idPDS }: Meter) => `${reference} ${idPDS}`;

const year = 365.25;

const toSeasonFactor = (day: Day): number =>
  1 + summer.swing * Math.cos((2 * Math.PI * ((day % year) - summer.peak)) / year);

const leakShareOn = ({ trait }: Meter, day: Day, today: Day): number => {
  if (trait !== 'leak' && trait !== 'ongoingLeak') return 0;
  const { from, days, share } = leaks[trait];
  const since = day - (today - from);
  return since >= 0 && since < days ? share : 0;
};

const isChanged = ({ trait }: Meter, day: Day, today: Day): boolean =>
  trait === 'change' && day === today - change;

const litresOn = (meter: Meter, day: Day, today: Day, random: Random): number => {
  const noise = random.integer(85, 115) / 100;
  const rhythm = isHoliday(day) ? onHoliday : (week[toWeekday(day)] ?? 1);
  const lost = meter.litres * leakShareOn(meter, day, today);
  return Math.round(meter.litres * rhythm * toSeasonFactor(day) * noise + lost);
};

type Week = { isLost: boolean; isEstimated: boolean };

const drawWeek = (meter: Meter, week: number): Week => {
  const random = randomFrom(`week ${week} ${toKey(meter)}`);
  return { isLost: random.chance(0.015), isEstimated: random.chance(0.04) };
};

/** State of the reading of one day. During a leak or a meter replacement, the reading is always present. */
const drawState = (meter: Meter, { isLost }: Week, day: Day, today: Day, random: Random): State => {
  if (leakShareOn(meter, day, today) > 0 || isChanged(meter, day, today)) return 'read';
  if (meter.trait === 'outage' && formatMonth(day) === formatMonth(today - outage)) return 'missing';
  if (isLost || random.chance(0.012)) return 'missing';
  return random.chance(0.006) ? 'unlisted' : 'read';
};

const simulateFlows = (meter: Meter, today: Day): Flow[] => {
  const weeks = new Map<number, Week>();
  let index = randomFrom(`index ${toKey(meter)}`).integer(100_000, 9_000_000);
  return Array.from({ length: daysKnown }, (_, rank) => {
    const day = today - daysKnown + rank;
    const random = randomFrom(`day ${day} ${toKey(meter)}`);
    const weekRank = Math.floor(day / 7);
    const week = weeks.get(weekRank) ?? drawWeek(meter, weekRank);
    weeks.set(weekRank, week);
    const litres = litresOn(meter, day, today, random);
    if (isChanged(meter, day, today)) index = 0;
    index += litres;
    const state = drawState(meter, week, day, today, random);
    return { day, litres, index, state, isEstimated: week.isEstimated };
  });
};

const toReading = ({ day, litres, index, state, isEstimated }: Flow): Reading =>
  state === 'read'
    ? { day, litres, index, isEstimated }
    : { day, litres: 0, index: null, isEstimated: false };

const toDaily = (flows: readonly Flow[]): Reading[] =>
  flows.filter(({ state }) => state !== 'unlisted').map(toReading);

/** Sums the days of each month. Date, index and type come from the last day with an index. */
const toMonthly = (flows: readonly Flow[]): Reading[] => {
  const months = groupBy(toDaily(flows), ({ day }) => formatMonth(day));
  return [...months.values()].flatMap((days) => {
    const last = days.findLast(({ index }) => index !== null) ?? days.at(-1);
    return last ? [{ ...last, litres: days.reduce((sum, { litres }) => sum + litres, 0) }] : [];
  });
};

type Span = { from: Day; to: Day };

const within = (readings: readonly Reading[], { from, to }: Span, oldest: Day): Reading[] =>
  readings.filter(({ day }) => day >= Math.max(from, oldest) && day <= to);

/** Remote readings of a meter, by day or by month. A month has the date of its last reading. */
export const listTelemetry = (meter: Meter, mode: 'monthly' | 'daily', span: Span, today: Day): Reading[] => {
  const flows = simulateFlows(meter, today);
  const readings = mode === 'monthly' ? toMonthly(flows) : toDaily(flows);
  return within(readings, span, yearsBefore(today, retentionYears[mode]));
};

export const listVisits = (meter: Meter, span: Span, today: Day): Reading[] => {
  const flows = simulateFlows(meter, today);
  const between = (after: Day, until: Day) =>
    flows.filter(({ day }) => day > after && day <= until).reduce((sum, { litres }) => sum + litres, 0);
  const readings = flows
    .filter(({ day }) => (today - visits.latest - day) % visits.every === 0 && day <= today - visits.latest)
    .map(({ day, index }) => ({
      day,
      litres: between(day - visits.every, day),
      index,
      isEstimated: day === today - visits.latest - visits.every,
    }));
  return within(readings, span, yearsBefore(today, retentionYears.onSite));
};
