import { describe, expect, it } from 'vitest';
import { findOwner, measureShares, sumWeights, unmapped } from './attribution.ts';

describe('what a built file is made of', () => {
  it('packages by their name, the one inside another too', () => {
    expect(findOwner('node_modules/react-dom/cjs/react-dom.js')).toBe('react-dom');
    expect(findOwner('node_modules/@xstate/react/dist/index.js')).toBe('@xstate/react');
    expect(findOwner('node_modules/a/node_modules/b/index.js')).toBe('b');
    expect(findOwner('../elsewhere/node_modules/ky/index.js')).toBe('ky');
  });

  it('our folders, each flow its own', () => {
    expect(findOwner('src/flows/billing/BillingView.tsx')).toBe('src/flows/billing');
    expect(findOwner('src/app/layouts/ConnectedLayout.tsx')).toBe('src/app');
    expect(findOwner('src/main.tsx')).toBe('src');
    expect(findOwner('machines/billing/billing.machine.ts')).toBe('machines');
    expect(findOwner('locales/fr/app.ts')).toBe('locales');
  });

  it('what no map names, for the rest', () => {
    expect(findOwner('')).toBe(unmapped);
    expect(findOwner('\0vite/preload-helper')).toBe(unmapped);
  });

  // ‘aaaa’ of the first source, ‘bb’ and, on the next line, ‘bb’ of the second.
  const map = {
    file: 'built.js',
    version: 3,
    sources: ['../src/app/a.ts', '../node_modules/b/b.js'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,ICAA;AAAA',
    sourceRoot: '',
  };

  it('each in the share of its characters', () => {
    const shares = measureShares('aaaabb\nbb', map, (source) => source.slice(3));
    expect([...shares]).toEqual([
      ['src/app', 0.5],
      ['b', 0.5],
    ]);
  });

  it('what it weighs in all files, the heaviest first', () => {
    const weights = sumWeights([
      { size: 10, shares: new Map([['a', 1]]) },
      {
        size: 40,
        shares: new Map([
          ['a', 0.25],
          ['b', 0.75],
        ]),
      },
    ]);
    expect(weights).toEqual([
      ['b', 30],
      ['a', 20],
    ]);
  });
});
