import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { addressSearch } from './addresses.ts';
import { storeToken } from './storage/token.ts';

const service = 'https://adresses.example/search/';
const { signal } = new AbortController();

const feature = (properties: Record<string, unknown>) => ({ type: 'Feature', properties });

const towns = {
  type: 'FeatureCollection',
  features: [
    feature({ label: 'Ajaccio', name: 'Ajaccio', postcode: '20000', citycode: '2A004', city: 'Ajaccio' }),
    feature({ label: 'Sans code' }),
  ],
};

let requests: Request[];

const answer = (make: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // Stores the request itself: recent versions of Node remove the referrer policy from a copy.
    requests.push(input instanceof Request ? input : new Request(input, init));
    return make();
  });

beforeEach(() => {
  standInBrowser();
  storeToken('a-token');
  requests = [];
});

describe('requests to the address service', () => {
  it('sends a query without the token, the Referer header and the cookies', async () => {
    answer(() => Response.json(towns));
    const found = await addressSearch(service).suggestTowns('  AJAC ', signal);
    expect(found).toEqual([{ label: 'Ajaccio', town: 'Ajaccio', zipcode: '20000', insee: '2A004' }]);
    const [request] = requests;
    expect(request?.url).toBe(`${service}?q=ajac&type=municipality&limit=8`);
    expect(request?.headers.get('Authorization')).toBeNull();
    expect(request?.referrerPolicy).toBe('no-referrer');
    expect(request?.credentials).toBe('same-origin');
  });

  it('searches for the streets of one town', async () => {
    const street = {
      label: 'rue X 20000 Ajaccio',
      name: 'rue X',
      postcode: '20000',
      citycode: '2A004',
      city: 'Ajaccio',
    };
    answer(() => Response.json({ features: [feature(street)] }));
    const found = await addressSearch(service).suggestStreets({ query: 'rue', insee: '2A004' }, signal);
    expect(requests[0]?.url).toBe(`${service}?q=rue&type=street&citycode=2A004&limit=8`);
    expect(found).toMatchObject([{ label: 'rue X', name: 'rue X', town: 'Ajaccio', hexaviaCode: '' }]);
  });

  it('accepts an address service on the origin of the portal', async () => {
    answer(() => Response.json(towns));
    await addressSearch('/third-party/address/search').suggestTowns('ajac', signal);
    expect(requests[0]?.url).toMatch(new RegExp(`^${location.origin}/third-party/address/search\\?q=ajac`));
  });
});

describe('failures of the address service', () => {
  const failing = (status: number, headers: Record<string, string> = {}) =>
    answer(() => new Response('{}', { status, headers }));

  it.each([
    [429, { 'Retry-After': '30' }, 30_000],
    [503, { 'Retry-After': '2' }, 2000],
    [429, { 'Retry-After': '86400' }, 600_000],
    [500, {}, 5000],
    [404, {}, 5000],
  ])('waits after the status %i with the headers %j for %i ms', async (status, headers, rest) => {
    failing(status, headers);
    await expect(addressSearch(service).suggestTowns('ajac', signal)).rejects.toEqual({ rest });
  });

  it('sends no request before the delay of the header Retry-After has passed', async () => {
    vi.useFakeTimers({ now: 0 });
    const search = addressSearch(service);
    failing(429, { 'Retry-After': '30' });
    await expect(search.suggestTowns('ajac', signal)).rejects.toEqual({ rest: 30_000 });
    vi.setSystemTime(29_000);
    await expect(search.suggestStreets({ query: 'rue', insee: '2A004' }, signal)).rejects.toEqual({
      rest: 1000,
    });
    expect(requests).toHaveLength(1);
    vi.setSystemTime(30_000);
    answer(() => Response.json(towns));
    await expect(search.suggestTowns('ajac', signal)).resolves.toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a body that is not JSON', () => new Response('<html>')],
    ['JSON of another shape', () => Response.json({ features: 'none' })],
  ])('throws a failure with a wait of 5 seconds after %s', async (_, make) => {
    answer(make);
    await expect(addressSearch(service).suggestTowns('ajac', signal)).rejects.toEqual({ rest: 5000 });
  });

  it('returns an empty list of suggestions after a response with status 400', async () => {
    failing(400);
    await expect(addressSearch(service).suggestTowns('???', signal)).resolves.toEqual([]);
  });

  it('aborts the request when the caller aborts its signal', async () => {
    answer(() => new Promise(() => {}));
    const reader = new AbortController();
    void addressSearch(service).suggestTowns('ajac', reader.signal);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    reader.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});
