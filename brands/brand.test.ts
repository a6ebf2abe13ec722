import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toSepaText } from '#src/domain/billing/sepa.ts';
import { isIban } from '#src/domain/iban.ts';
import { unknown } from '#test/brands/newBrand.ts';
import { defaultBrandCode } from './hosts.ts';
import { brandCodes, loadBrand } from './load.ts';
import { neutralBrand } from './neutral.ts';

it('gives each brand two unique phone numbers from the ranges reserved for fiction', async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand));
  const numbers = brands.flatMap(({ emergencyPhone, servicePhone }) => [emergencyPhone, servicePhone]);
  expect(numbers.filter((number) => !/^(019900|026191|035301|046571|053649)\d{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

const readDrawing = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

it('gives each brand a name, title, logo and publisher that no other brand has', async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand));
  const publishers = brands.map(({ publisher }) => publisher);
  expect(repeated(brands.map(({ name }) => name))).toEqual([]);
  expect(repeated(brands.map(({ title }) => title))).toEqual([]);
  expect(repeated(brandCodes.map((code) => readDrawing(`${code}/logo.svg`)))).toEqual([]);
  expect(repeated(publishers.map(({ legalName }) => legalName))).toEqual([]);
  expect(repeated(publishers.map(({ register }) => register))).toEqual([]);
});

describe.each(brandCodes)('the brand %s', (code) => {
  it('has a title, two image files in its folder, all its colours, and no empty text', async () => {
    const { publisher, ...brand } = await loadBrand(code);
    const missing = [brand, publisher]
      .flatMap((written) => Object.entries(written))
      .filter(([, value]) => typeof value === 'string' && ['', unknown].includes(value.trim()));
    expect.soft(missing.map(([field]) => field)).toEqual([]);
    expect(brand.title).toBe(`${brand.name} – ${brand.tsmePart}`);
    expect([brand.logo, brand.favicon].filter((address) => !address.includes(`${code}/`))).toEqual([]);
    expect.soft(readDrawing(`${code}/logo.svg`)).not.toBe(readDrawing('neutral.svg'));
    const roles = Object.keys(neutralBrand.palette.light);
    expect(Object.keys(brand.palette.light)).toEqual(roles);
    expect(Object.keys(brand.palette.dark)).toEqual(roles);
    expect(Object.keys(publisher).sort()).toEqual(Object.keys(neutralBrand.publisher).sort());
  });
});

it('gives exactly two brands a payment site, each with an https URL', async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand));
  const sites = brands.flatMap(({ paymentSite }) => paymentSite ?? []);
  expect(sites.map((site) => new URL(site).href)).toEqual(sites);
  expect(sites.map((site) => new URL(site).protocol)).toEqual(['https:', 'https:']);
});

it('gives the default brand a transfer account, and each account a valid IBAN and BIC', async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand));
  const accounts = brands.flatMap(({ code, transferAccount }) =>
    transferAccount ? [{ code, ...transferAccount }] : [],
  );
  const wrong = accounts.filter(({ name, iban, bic }) => {
    const { length } = toSepaText(name);
    // BIC (ISO 9362): bank, country, location and, if any, branch.
    return !isIban(iban) || !/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) || length < 1 || length > 70;
  });
  expect(wrong).toEqual([]);
  expect(accounts).toContainEqual(
    expect.objectContaining({ code: defaultBrandCode, iban: 'FR7630006000011234567890189' }),
  );
  expect(accounts.length).toBeLessThan(brandCodes.length);
});

it('derives the public site and the e-mail addresses of a brand from its domain', async () => {
  const { consumerSite, publisher } = await loadBrand('korrigan');
  expect([consumerSite, publisher.email, publisher.dpoEmail]).toEqual([
    'https://www.eaux-korrigans.example/',
    'contact@eaux-korrigans.example',
    'donnees-personnelles@eaux-korrigans.example',
  ]);
});
