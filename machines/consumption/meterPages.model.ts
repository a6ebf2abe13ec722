import { everyMeter as criteria, knownMeter, makeMeters } from '#src/domain/fixtures/consumption.ts';
import { contractRowsModel } from '../contract-rows/contractRows.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { meterPagesMachine } from './consumption.machine.ts';

const { reference } = knownMeter;
const meters = makeMeters(17);

export const meterPagesModel = defineModel(meterPagesMachine, {
  chapter: 'consumption',
  requirements: { meters: ['meterPages'] },
  inputs: {
    'dix-sept compteurs, dont les cinq premiers': {
      reference,
      criteria,
      rows: meters.slice(0, 5),
      rowCount: 17,
    },
    'douze compteurs, tous là': { reference, criteria, rows: meters.slice(0, 12), rowCount: 12 },
  },
  ...contractRowsModel({
    asks: 'le chargement d’une page de compteurs du contrat',
    request: 'POST /api/consumption/meters_list',
    rows: meters,
  }),
});
