import { describe, expect, it } from 'vitest';
import { openSandbox } from './testing.ts';

const lookUp = async (query: string) => {
  const { ask } = await openSandbox();
  return ask('GET', `/api/municipality/contract/contact?${query}`);
};

describe('phone numbers', () => {
  it.each([
    ['Saint-Malo', '35288', 1],
    ['Ajaccio', '2A004', 1],
    ['Cancale, of two services', '35049', 2],
    ['Dinard, of none', '35093', 0],
  ])('of %s', async (_, insee, count) => {
    const { json } = await lookUp(`insee=${insee}&type=town`);
    expect(json.listeContacts).toHaveLength(count);
    for (const contact of json.listeContacts)
      expect(contact).toEqual({
        horaireCrc: expect.stringMatching(/^Du lundi/),
        telCrcUrgence: expect.stringMatching(/^0199\d{6}$/),
        telCrcJour: expect.stringMatching(/^0199\d{6}$/),
      });
  });

  it.each([
    ['35238', '15'],
    ['29019', '16'],
    ['29232', '17'],
    ['56260', '03'],
  ])('of %s are not given: code %s', async (insee, code) => {
    const { status, json } = await lookUp(`insee=${insee}&type=town`);
    expect(status).toBe(200);
    expect(json).toEqual({ code, message: expect.stringMatching(/\.$/) });
  });

  it('of Rennes are those of the street', async () => {
    const { json } = await lookUp('insee=35238&type=street&streetNumber=12');
    expect(json.listeContacts).toHaveLength(1);
  });

  it.each(['insee=1053&type=town', 'insee=35288', 'insee=35288&type=house', 'insee=35288&type=town&town=x'])(
    'refuse %s',
    async (query) => {
      expect((await lookUp(query)).status).toBe(400);
    },
  );
});
