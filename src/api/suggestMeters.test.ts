import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownMeter } from '../domain/fixtures/consumption.ts';
import { suggestMeters } from './suggestMeters.ts';

beforeEach(() => void standInBrowser());

it('returns the readable meters of a response as suggestions, and lists the unreadable ones', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({
      clientCompteursPro: [
        {
          reference: knownMeter.reference,
          compteursPro: [knownMeter, { matriculeCompteur: 'D21TA1000143' }],
        },
      ],
    }),
  );
  const { items, unread } = await suggestMeters('D21', new AbortController().signal);
  expect(items).toMatchObject([{ label: knownMeter.matriculeCompteur }]);
  expect(unread).toEqual([{ kind: 'meter', name: 'D21TA1000143' }]);
});
