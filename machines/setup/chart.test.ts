import { expect, test } from 'vitest';
import { stateName } from './chart.ts';

test.each([
  ['a leaf', 'editing', 'editing'],
  ['nested states', { open: { form: 'editing' } }, 'open.form.editing'],
  ['parallel regions', { menu: 'open', page: { list: 'loading' } }, 'menu.open page.list.loading'],
  ['regions inside a state', { in: { menu: 'open', page: 'shown' } }, 'in.menu.open in.page.shown'],
  ['names with dots, spaces, backslashes', { 'half open': { 'v1.2': 'a\\b' } }, 'half\\ open.v1\\.2.a\\\\b'],
  ['a compound state without children to show', { idle: {} }, 'idle'],
])('formats the state value of %s as the state name $2', (_, value, name) => {
  expect(stateName(value)).toBe(name);
});
