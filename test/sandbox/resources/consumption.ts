import { Hono } from 'hono';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { Refusal, readBody, reversedDays } from '../body.ts';
import type { Customer } from '../customer.ts';
import type { SandboxContract } from '../data/contracts.ts';
import { type Day, formatDay, readDay, writeDay } from '../data/days.ts';
import { toReference } from '../data/identifiers.ts';
import { listTelemetry, listVisits, type Meter, metersOf, type Reading } from '../data/meters.ts';
import type { SignedInEnv } from '../world.ts';
import { addressHolds, pageOf, pageSize, startsWith } from './contracts.ts';

const meterSearchSchema = z.object({
  reference: z.optional(rules.referenceStart),
  matricule: z.optional(rules.required),
  siteAddress: z.optional(rules.required),
  currentPage: z.number(),
  itemsPerPage: z.literal(pageSize),
});

type Search = z.output<typeof meterSearchSchema>;

const findContracts = (contracts: readonly SandboxContract[], search: Search) => {
  const { reference, matricule = '', siteAddress } = search;
  const isThere = addressHolds(siteAddress);
  const isWanted = (meter: Meter) =>
    meter.matricule.startsWith(matricule.toUpperCase()) && isThere(meter.address);
  const hasCriteria = matricule !== '' || siteAddress !== undefined;
  return contracts
    .filter(startsWith(reference))
    .map((contract) => ({ contract, rows: metersOf(contract).filter(isWanted) }))
    .filter(({ rows }) => !hasCriteria || rows.length > 0);
};

const toMeterRow = (meter: Meter) => ({
  matriculeCompteur: meter.matricule,
  adresseDesserte: meter.address,
  usage: meter.usage,
  codeEquipement: meter.equipment,
  etatPDS: meter.isInService ? 'En service' : 'Hors service',
  etatCompteur: meter.isInService ? 'Posé' : 'Déposé',
  idPDS: meter.idPDS,
  fluide: 'Eau froide',
  anneeFabrication: meter.year % 2 === 0 ? meter.year : String(meter.year),
  calibre: meter.calibre,
  typeRaccordement: meter.connection,
  libelleCodeEmplacement: meter.place,
});

/** Contract whose meters have no reading in the last 75 days. */
const unread = toReference(1000, 1);

const readUntil = (reference: string, today: Day): Day => today - (reference === unread ? 75 : 0);

const toContractRow = (contract: SandboxContract, count: number, meters: readonly Meter[], today: Day) => ({
  reference: contract.reference,
  name: contract.name,
  ...(count > 0 && {
    dateDebutDerniereConsoRelevee: writeDay(readUntil(contract.reference, today) - 30),
    dateFinDerniereConsoRelevee: writeDay(readUntil(contract.reference, today) - 1),
  }),
  nbCompteurTotal: count,
  roles: contract.roles,
  compteursPro: meters.map(toMeterRow),
});

const meterQuery = z.object({
  reference: z.string(),
  id_PDS: rules.required,
  start_date: z.string(),
  end_date: z.string(),
});
const telemetrySchema = z.extend(meterQuery, { mode: z.enum(['monthly', 'daily']) });
const visitsSchema = z.extend(meterQuery, { matricule: z.string() });

type MeterQuery = z.output<typeof meterQuery>;

const parseSpan = ({ start_date, end_date }: MeterQuery) => {
  if (start_date > end_date) throw reversedDays('start_date');
  return { from: readDay(start_date), to: readDay(end_date) };
};

const ownMeter = ({ contracts }: Customer, query: MeterQuery & { matricule?: string }): Meter => {
  const contract = contracts.find(({ reference }) => reference === query.reference);
  const meter = contract && metersOf(contract).find(({ idPDS }) => idPDS === query.id_PDS);
  if (!meter || (query.matricule ?? meter.matricule) !== meter.matricule)
    throw new Refusal('20', 'Ce compteur ne figure pas dans votre compte.');
  return meter;
};

const cubicMetres = (litres: number, isText: boolean): number | string =>
  isText ? String(litres / 1000).replace('.', ',') : litres / 1000;

/** Readings in the unusual formats of real responses: dates with a time, texts (docs/rules.md#tolerance). */
const toAnswer = ({ trait }: Meter, readings: readonly Reading[]) => ({
  code: '00',
  measures: readings.map(({ day, litres, index, isEstimated }) => ({
    date: trait === 'times' ? `${formatDay(day)} 23:59:00` : writeDay(day),
    volume: cubicMetres(litres, trait === 'texts'),
    index: index === null ? null : cubicMetres(index, trait === 'texts'),
    type: isEstimated ? 'E' : 'R',
  })),
});

export const consumption = new Hono<SignedInEnv>()
  .post('/consumption/meters_list', async (c) => {
    const search = await readBody(c, meterSearchSchema);
    const found = pageOf(findContracts(c.var.customer.contracts, search), search, pageSize);
    c.header('x-pagination-page-count', found.pageCount);
    return c.json({
      clientCompteursPro: found.contracts.map(({ contract, count, rows }) =>
        toContractRow(contract, count, rows, c.var.worlds.today),
      ),
      nbCompteurFull: found.rowCount,
      nbCodeRefFull: found.contractCount,
    });
  })
  .post('/consumption/telemetry', async (c) => {
    const body = await readBody(c, telemetrySchema);
    const span = parseSpan(body);
    const meter = ownMeter(c.var.customer, body);
    if (!meter.isReadFromAfar) throw new Refusal('60', 'Ce compteur n’est pas relevé à distance.');
    return c.json(
      toAnswer(meter, listTelemetry(meter, body.mode, span, readUntil(body.reference, c.var.worlds.today))),
    );
  })
  .post('/consumption/nontelemetry', async (c) => {
    const body = await readBody(c, visitsSchema);
    const span = parseSpan(body);
    const meter = ownMeter(c.var.customer, body);
    return c.json(toAnswer(meter, listVisits(meter, span, readUntil(body.reference, c.var.worlds.today))));
  });
