import { expect, it } from 'vitest';
import type { Environment } from '#brands/hosts.ts';
import { type EnvironmentSettings, environments, showsConsumptionProof } from './environments.ts';

/** Settings of docs/rules.md#environments. */
const expected: Record<Environment, EnvironmentSettings> = {
  inte: { isDeployed: true, showsEverything: true, isMeasured: false },
  preprod: { isDeployed: true, showsEverything: false, isMeasured: true },
  prod: { isDeployed: true, showsEverything: false, isMeasured: true },
  development: { isDeployed: false, showsEverything: true, isMeasured: false },
  test: { isDeployed: false, showsEverything: true, isMeasured: false },
};

it('defines for each of the five environments the same three settings as docs/rules.md', () => {
  expect(environments).toEqual(expected);
});

it.each([
  ['prod', false, false],
  ['prod', true, true],
  ['preprod', false, false],
  ['preprod', true, true],
  ['inte', false, true],
  ['development', false, true],
] as const)('shows the certificate in %s with consumptionProof %s: %s', (name, consumptionProof, isShown) => {
  expect(showsConsumptionProof(environments[name], { consumptionProof })).toBe(isShown);
});
