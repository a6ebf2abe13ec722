import { describe, expect, it } from 'vitest';
import { openSandbox } from '../testing.ts';

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

  it.each(['street=rue+des+%C3%89cluses&streetNumber=12', 'hexaviaCode=0352380A&streetNumber=7'])(
    'of Rennes are those of the street, by %s',
    async (known) => {
      const { json } = await lookUp(`insee=35238&type=street&${known}`);
      expect(json.listeContacts).toHaveLength(1);
    },
  );

  it.each(['', '&streetNumber=12', '&street=rue+des+%C3%89cluses', '&hexaviaCode=0352380A&streetNumber=201'])(
    'of a street of Rennes are not given: code 15 for %j',
    async (vague) => {
      expect((await lookUp(`insee=35238&type=street${vague}`)).json.code).toBe('15');
    },
  );

  it.each(['insee=1053&type=town', 'insee=35288', 'insee=35288&type=house', 'insee=35288&type=town&town=x'])(
    'refuse %s',
    async (query) => {
      expect((await lookUp(query)).status).toBe(400);
    },
  );
});
