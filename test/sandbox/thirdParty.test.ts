import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { createSandbox } from './app.ts';
import { frenchIban, refusedBank, seededBank } from './data/identifiers.ts';
import { mandateScript } from './pages/mandateScript.ts';
import { openSandbox } from './testing.ts';

const search = async (query: Record<string, string>) => {
  const { ask } = await openSandbox();
  return ask('GET', `/third-party/address/search?${new URLSearchParams(query)}`);
};

describe('address search', () => {
  it.each([
    ['saint', 'municipality', ['Saint-Malo', 'Saint-Brieuc', 'Saint-Étienne', 'Saint-Denis']],
    ['SAINT ÉTI', 'municipality', ['Saint-Étienne']],
    ['hay les', 'municipality', ['L’Haÿ-les-Roses']],
    ['20000', 'municipality', ['Ajaccio']],
    ['xyz', 'municipality', []],
  ])('of %s gives the right towns', async (q, type, towns) => {
    const { json } = await search({ q, type });
    expect(json.type).toBe('FeatureCollection');
    expect(json.features.map((feature: { properties: { city: string } }) => feature.properties.city)).toEqual(
      towns,
    );
  });

  it('gives the streets of a town only, as many as asked', async () => {
    const { json } = await search({ q: 'rue', type: 'street', citycode: '2A004', limit: '2' });
    expect(json.features).toHaveLength(2);
    expect(json.features[0]).toMatchObject({
      geometry: { type: 'Point' },
      properties: { type: 'street', citycode: '2A004', postcode: '20000', city: 'Ajaccio' },
    });
  });

  it.each([
    'q=sa&type=municipality',
    'q=saint&type=house',
    'q=-saint&type=municipality',
    'q=saint&type=street&limit=0',
    'q=saint&type=street&limit=21',
    'q=saint&type=street&zipcode=35400',
  ])('refuses %s', async (query) => {
    const { ask } = await openSandbox();
    expect((await ask('GET', `/third-party/address/search?${query}`)).status).toBe(400);
  });
});

describe('captcha script', () => {
  it('calls what its address names, and gives a new token each time', async () => {
    const { send } = await openSandbox();
    const script = await (await send('GET', '/third-party/captcha.js?onload=ready')).text();
    const ready = vi.fn();
    const window = { ready } as Record<string, unknown>;
    const document = { currentScript: { src: 'http://portal.test/third-party/captcha.js?onload=ready' } };
    runInNewContext(script, { window, document, URL, crypto, queueMicrotask, Map, Promise, Error });
    expect(ready).toHaveBeenCalledOnce();
    const captcha = window.hcaptcha as {
      render: (container: string, options: object) => string;
      execute: (id: string, settings: object) => Promise<{ response: string; key: string }>;
      remove: (id: string) => void;
    };
    const id = captcha.render('here', { size: 'invisible' });
    const first = await captcha.execute(id, { async: true });
    const second = await captcha.execute(id, { async: true });
    expect(first).toEqual({ response: expect.any(String), key: expect.any(String) });
    expect(second.response).not.toBe(first.response);
    captcha.remove(id);
    expect(() => captcha.execute(id, { async: true })).toThrow('invalid widget id');
  });
});

describe('mandate pages', () => {
  it('may be framed by the portal, and the others may not', async () => {
    const { send } = await openSandbox();
    const policy = async (path: string) => (await send('GET', path)).headers.get('content-security-policy');
    const framed = await policy('/third-party/mandate?reference=981000000037');
    expect(framed).toContain("frame-ancestors 'self'");
    // The portal gives it no origin, which is nobody's `'self'` in WebKit.
    expect(framed).toMatch(/script-src 'self' http:\/\/[^ ;]+;/);
    expect(framed).toMatch(/form-action 'self' http:\/\/[^ ;]+;/);
    expect(await policy('/saml/login')).not.toContain('script-src');
    expect(await policy('/third-party/signature?reference=981000000037')).toContain("frame-ancestors 'none'");
    expect(await policy('/saml/login')).toContain("frame-ancestors 'none'");
    expect((await send('GET', '/third-party/mandate?reference=x')).status).toBe(400);
  });

  it.each([
    ['of a bank', seededBank, 'mandate.saved'],
    ['of a bank that refuses', refusedBank, 'mandate.failed'],
  ])('tell the portal what has become of an account %s', async (_, bank, status) => {
    const app = createSandbox();
    const body = new URLSearchParams({ holder: 'Le Goff', iban: frenchIban(bank, '00001', '12345678901') });
    const address = 'http://portal.test/third-party/mandate?reference=981000000037';
    const answer = await app.fetch(new Request(address, { method: 'POST', body }));
    expect(await answer.text()).toContain(`data-says="${status}"`);
  });
});

describe('mandate script', () => {
  it('tells the portal, and it alone, the height of the page and what it says', () => {
    const posted: unknown[] = [];
    const parent = { postMessage: (...message: unknown[]) => posted.push(message) };
    const document = {
      currentScript: { dataset: { says: 'mandate.ready' } },
      body: { getBoundingClientRect: () => ({ height: 400.5 }) },
    };
    let resize = () => {};
    class ResizeObserver {
      observe = () => {};
      constructor(measure: () => void) {
        resize = measure;
      }
    }
    const origin = 'http://portal.test';
    runInNewContext(mandateScript, { parent, document, location: { origin }, ResizeObserver });
    const height = [{ type: 'mandate.resized', height: 400.5 }, origin];
    expect(posted).toEqual([height, [{ type: 'mandate.ready' }, origin]]);
    resize();
    expect(posted.slice(2)).toEqual([height]);
  });
});
