import { contractRowsWords } from '../contract-rows/contractRows.model.ts';
import { everyMeter as criteria, knownMeter, metersOf } from '../domain/fixtures/consumption.ts';
import { failedCalls } from '../domain/fixtures/failures.ts';
import { defineModel } from '../setup/defineModel.ts';
import { meterPagesMachine } from './consumption.machine.ts';

const { reference } = knownMeter;
const meters = metersOf(17);

export const meterPagesModel = defineModel(meterPagesMachine, {
  chapter: 'consumption',
  inputs: {
    'dix-sept compteurs, dont les cinq premiers': {
      reference,
      criteria,
      rows: meters.slice(0, 5),
      rowCount: 17,
    },
    'douze compteurs, tous là': { reference, criteria, rows: meters.slice(0, 12), rowCount: 12 },
  },
  words: contractRowsWords('une page de compteurs du contrat'),
  cases: {
    'page.turned': {
      'la première page': { page: 1 },
      'la troisième page': { page: 3 },
      'la dernière page': { page: 4 },
      'une page qui n’existe pas': { page: 9 },
    },
    'size.chosen': {
      'dix par page': { size: 10 },
      'cinq par page': { size: 5 },
      'un nombre qui n’est pas proposé': { size: 7 },
    },
    retried: {},
  },
  outcomes: {
    loadRows: {
      done: { 'une page ou deux': [meters.slice(5, 10), meters.slice(15)] },
      failed: failedCalls,
    },
  },
  requests: {
    // The first call of one or several.
    loadRows: [
      {
        request: 'POST /api/consumption/meters_list',
        body: ({ reference, criteria, pages: [page] }) => ({
          ...criteria,
          reference,
          currentPage: page,
          itemsPerPage: 5,
        }),
      },
    ],
  },
  key: ({ rowCount, pages, page, size, asked }) => ({
    rowCount,
    held: [...pages.keys()].sort(),
    page,
    size,
    asked,
  }),
  equivalent: {
    'reenter meterPages|page.turned|0': 'Nothing is done on entering or leaving the flow.',
    'reenter meterPages|page.turned|1':
      'Nothing is done on entering or leaving the flow, and the page is asked for again either way.',
    'reenter meterPages|size.chosen|0': 'Nothing is done on entering or leaving the flow.',
    'reenter meterPages|size.chosen|1':
      'Nothing is done on entering or leaving the flow, and the rows are asked for again either way.',
  },
});
