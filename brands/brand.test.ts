import { expect, it } from 'vitest';
import { brandCodes, loadBrand } from './load.ts';

it('each brand has an emergency number and a customer service of its own, among those that no one can have', async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand));
  const numbers = brands.flatMap(({ emergencyPhone, servicePhone }) => [emergencyPhone, servicePhone]);
  expect(numbers.filter((number) => !/^(019900|026191|035301|046571|053649)\d{4}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
