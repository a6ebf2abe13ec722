import * as z from 'zod/mini';
import { converted, count, frenchDay, identifier, quantity, readableRows, text } from '../answer.ts';
import { hasRole, rolesSchema } from '../contract/contract.ts';

/** Diameter of the meter in millimetres, null if unreadable. */
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

/** `TR`: read remotely, every day. `SE`: read on site, a few times a year. */
export type MeterKind = 'TR' | 'SE';

/** Meter of a contract. `calibre` is in millimetres (docs/back-office.openapi.yaml). */
export type Meter = z.output<typeof meterSchema> & { reference: string; kind: MeterKind };

const equipmentReadFromAfar = 'TR';

/** Contract with its meters; in a list of contracts, with only its first meters (docs/rules.md#meters). */
export const consumptionContractSchema = converted(
  z.object({
    reference: identifier,
    name: text,
    dateDebutDerniereConsoRelevee: frenchDay,
    dateFinDerniereConsoRelevee: frenchDay,
    nbCompteurTotal: count,
    roles: rolesSchema,
    compteursPro: readableRows(meterSchema, 'meter', 'matriculeCompteur', 'idPDS'),
  }),
  ({ compteursPro, nbCompteurTotal, roles, ...contract }) => {
    const isReadFromAfar = hasRole({ roles }, 'TELERELEVE');
    // Remote reading requires the equipment and a role of the contract (docs/rules.md#meter-page).
    const toMeterKind = (codeEquipement: string): MeterKind =>
      isReadFromAfar && codeEquipement === equipmentReadFromAfar ? 'TR' : 'SE';
    return {
      ...contract,
      meters: compteursPro.items.map((meter) => ({
        ...meter,
        reference: contract.reference,
        kind: toMeterKind(meter.codeEquipement),
      })),
      unread: compteursPro.unread,
      meterCount: Math.max(nbCompteurTotal, compteursPro.items.length + compteursPro.unread.length),
    };
  },
);

export type ConsumptionContract = z.output<typeof consumptionContractSchema>;

/** Unique key of a meter in an account: its contract and its connection to the network. */
export const meterKey = ({ reference, idPDS }: Pick<Meter, 'reference' | 'idPDS'>): string =>
  `${reference}/${idPDS}`;
