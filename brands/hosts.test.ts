import { describe, expect, test } from 'vitest';
import { hostTables, lookUpHost } from './hosts.ts';
import { brandCodes } from './load.ts';

describe('lookUpHost', () => {
  test.each([
    ['pro-inte.eaux-du-ponant.example', 'ponant', 'inte'],
    ['pro-preprod.sources-garrigue.example', 'garrigue', 'preprod'],
    ['pro.regie-valserine.example', 'valserine', 'prod'],
    ['wireframe.portail.test', 'wireframe', 'development'],
    ['garrigue.essais.test', 'garrigue', 'test'],
    ['garrigue.essais.test:8443', 'garrigue', 'test'],
    ['pro.eaux-galerne.example', 'galerne', 'prod'],
    ['PRO.Regie-Valserine.Example', 'valserine', 'prod'],
    ['localhost', 'ponant', 'development'],
    ['localhost:5173', 'ponant', 'development'],
    ['127.0.0.1:80', 'ponant', 'development'],
    ['[::1]', 'ponant', 'development'],
    ['[::1]:3000', 'ponant', 'development'],
    ['wireframe.essais.test', 'wireframe', 'test'],
    ['pro.essais.test', 'ponant', 'prod'],
    ['unknown.example', 'ponant', 'prod'],
    ['localhost.unknown.example', 'ponant', 'prod'],
    ['evil.pro.regie-valserine.example', 'ponant', 'prod'],
    ['constructor', 'ponant', 'prod'],
    ['', 'ponant', 'prod'],
  ])('maps the host %s to the brand %s and the environment %s', (host, brand, environment) => {
    expect(lookUpHost(host)).toEqual({ brand, environment });
  });

  const sites = Object.entries(hostTables).flatMap(([environment, table]) =>
    Object.entries(table).map(([brand, host]) => ({ host, brand, environment })),
  );

  // If the list contained a host twice, the lookup would only return the first brand.
  test.each(sites)(
    'maps the listed host $host to the brand $brand and the environment $environment',
    ({ host, brand, environment }) => {
      expect(lookUpHost(host)).toEqual({ brand, environment });
    },
  );
});

describe.each(Object.entries(hostTables))('the environment %s', (environment, table) => {
  const isDeployed = ['inte', 'preprod', 'prod'].includes(environment);

  test(`gives each brand a host${isDeployed ? ', except the wireframe brand' : ''}`, () => {
    const expected = brandCodes.filter((code) => !isDeployed || code !== 'wireframe');
    expect(Object.keys(table).sort()).toEqual(expected);
  });
});
