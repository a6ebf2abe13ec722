import * as z from 'zod/mini';
import { count, list, quantity, text } from '../answer.ts';
import { hasRole, roleSchema } from '../contract/contract.ts';

/** An optional year, written as a number or as a text. */
const year = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => String(value ?? '')),
);

/** An optional number; one that has words beside it is not known, and does not cost the whole page. */
const calibre = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => quantity.safeParse(value).data ?? null),
);

const meterSchema = z.object({
  matriculeCompteur: text,
  adresseDesserte: text,
  usage: text,
  codeEquipement: text,
  etatPDS: text,
  etatCompteur: text,
  idPDS: z.string(),
  fluide: text,
  anneeFabrication: year,
  calibre,
  typeRaccordement: text,
  libelleCodeEmplacement: text,
});

/** `TR`: read from afar, day by day. `SE`: read on site, a few times a year. */
export type MeterKind = 'TR' | 'SE';

/** A meter, with the contract that it belongs to. Its calibre is in millimetres (docs/back-office.openapi.yaml). */
export type Meter = z.output<typeof meterSchema> & { reference: string; kind: MeterKind };

const equipmentReadFromAfar = 'TR';

/** A contract as consumption shows it, with the first of its meters, or all of them (docs/rules.md#meters). */
export const consumptionContractSchema = z.pipe(
  z.object({
    reference: z.string(),
    name: text,
    dateDebutDerniereConsoRelevee: text,
    dateFinDerniereConsoRelevee: text,
    nbCompteurTotal: count,
    roles: list(roleSchema),
    compteursPro: list(meterSchema),
  }),
  z.transform(({ compteursPro, nbCompteurTotal, roles, ...contract }) => {
    const isReadFromAfar = hasRole({ roles }, 'TELERELEVE');
    // Read from afar: the equipment can, and the contract says so (docs/rules.md#meter-page).
    const toMeterKind = (codeEquipement: string): MeterKind =>
      isReadFromAfar && codeEquipement === equipmentReadFromAfar ? 'TR' : 'SE';
    return {
      ...contract,
      meters: compteursPro.map(
        (meter): Meter => ({
          ...meter,
          reference: contract.reference,
          kind: toMeterKind(meter.codeEquipement),
        }),
      ),
      meterCount: Math.max(nbCompteurTotal, compteursPro.length),
    };
  }),
);

export type ConsumptionContract = z.output<typeof consumptionContractSchema>;

/** What tells a meter from any other of the account: where it measures, as a contract may hold several. */
export const meterKey = ({ reference, idPDS }: Pick<Meter, 'reference' | 'idPDS'>): string =>
  `${reference}/${idPDS}`;
