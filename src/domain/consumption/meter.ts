import * as z from 'zod/mini';
import { frenchDay, identifier, itemCount, quantity, readableRows, text } from '../answer.ts';
import { hasRole, rolesSchema } from '../contract/contract.ts';

/** An optional number; one that has words beside it is not known. */
const calibre = z.catch(quantity, null);

const meterSchema = z.object({
  matriculeCompteur: text,
  adresseDesserte: text,
  usage: text,
  codeEquipement: text,
  etatPDS: text,
  etatCompteur: text,
  idPDS: identifier,
  fluide: text,
  anneeFabrication: text,
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
    reference: identifier,
    name: text,
    dateDebutDerniereConsoRelevee: frenchDay,
    dateFinDerniereConsoRelevee: frenchDay,
    nbCompteurTotal: itemCount,
    roles: rolesSchema,
    compteursPro: readableRows(meterSchema, 'meter', 'matriculeCompteur', 'idPDS'),
  }),
  z.transform(({ compteursPro, nbCompteurTotal, roles, ...contract }) => {
    const isReadFromAfar = hasRole({ roles }, 'TELERELEVE');
    // Read from afar: the equipment can, and the contract says so (docs/rules.md#meter-page).
    const toMeterKind = (codeEquipement: string): MeterKind =>
      isReadFromAfar && codeEquipement === equipmentReadFromAfar ? 'TR' : 'SE';
    return {
      ...contract,
      meters: compteursPro.items.map(
        (meter): Meter => ({
          ...meter,
          reference: contract.reference,
          kind: toMeterKind(meter.codeEquipement),
        }),
      ),
      /** Meters left out of those that the answer carries. */
      unread: compteursPro.unread,
      meterCount: Math.max(nbCompteurTotal, compteursPro.items.length + compteursPro.unread.length),
    };
  }),
);

export type ConsumptionContract = z.output<typeof consumptionContractSchema>;

/** What tells a meter from any other of the account: where it measures, as a contract may hold several. */
export const meterKey = ({ reference, idPDS }: Pick<Meter, 'reference' | 'idPDS'>): string =>
  `${reference}/${idPDS}`;
