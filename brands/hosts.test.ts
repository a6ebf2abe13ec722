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
    ['PRO.Regie-Valserine.Example', 'valserine', 'prod'],
    ['localhost', 'ponant', 'development'],
    ['localhost:5173', 'ponant', 'development'],
    ['127.0.0.1:80', 'ponant', 'development'],
    ['[::1]', 'ponant', 'development'],
    ['[::1]:3000', 'ponant', 'development'],
    ['unknown.example', 'ponant', 'prod'],
    ['localhost.unknown.example', 'ponant', 'prod'],
    ['evil.pro.regie-valserine.example', 'ponant', 'prod'],
    ['constructor', 'ponant', 'prod'],
    ['', 'ponant', 'prod'],
  ])('%s is %s in %s', (host, brand, environment) => {
    expect(lookUpHost(host)).toEqual({ brand, environment });
  });

  test('every brand folder is reached from a host of its own', () => {
    const reached = Object.values(hostTables)
      .flatMap((table) => Object.values(table))
      .map((host) => lookUpHost(host).brand);
    expect([...new Set(reached)].sort()).toEqual(brandCodes);
  });

  test('no host stands in two tables', () => {
    const hosts = Object.values(hostTables).flatMap((table) => Object.values(table));
    expect(new Set(hosts).size).toBe(hosts.length);
  });
});
