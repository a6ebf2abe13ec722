import { expect, it } from 'vitest';
import { meterOfPath, meterPath } from './addresses.ts';

it.each(['PDS004217', 'PDS 12/3', '100 %25?#é', ''])('parses the path that it builds: %j', (idPDS) => {
  const meter = { kind: 'TR', reference: '981000004217', idPDS } as const;
  const { pathname } = new URL(meterPath(meter), 'http://localhost');
  expect(meterOfPath(pathname)).toEqual(meter);
});

it('keeps an invalid escape sequence unchanged', () => {
  expect(meterOfPath('/espace-consommation/tr/98/50%')).toEqual({
    kind: 'tr',
    reference: '98',
    idPDS: '50%',
  });
});
