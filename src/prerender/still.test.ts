import { expect, it } from 'vitest';
import { still, stillWithoutFields } from './still.ts';

const form = '<form><input name="a"/><select name="b"></select><button type="submit">Envoyer</button></form>';
const disabled = 'disabled="" data-painted-disabled=""';

it('disables the buttons, so that no form is sent, and leaves the fields to be typed in', () => {
  expect(still(form)).toBe(
    `<form><input name="a"/><select name="b"></select><button ${disabled} type="submit">Envoyer</button></form>`,
  );
});

it('disables the fields of a page that another takes the place of', () => {
  expect(stillWithoutFields(form)).toBe(
    `<form><input ${disabled} name="a"/><select ${disabled} name="b"></select><button ${disabled} type="submit">Envoyer</button></form>`,
  );
});

it('tells what is disabled by itself from what waits for the portal, however often it is asked', () => {
  expect(still('<button type="button" disabled="">Plus</button>')).toBe(
    '<button type="button" disabled="">Plus</button>',
  );
  expect(still(stillWithoutFields(form))).toBe(stillWithoutFields(form));
});

it('marks flows apart, and has nothing fetched first', () => {
  expect(
    still('<link rel="preload" href="/a.svg"/><div data-flow="signup" data-state="editing"></div>'),
  ).toBe('<div data-painted-flow="signup" data-painted-state="editing"></div>');
});
