import { expect, it } from 'vitest';
import { blankBrowser, still, withoutControls } from './render.tsx';

const names = ['localStorage', 'sessionStorage', 'history', 'location'] as const;
const found = () => names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

it('is there for a page, then leaves all as it was', () => {
  const before = found();
  const takeAway = blankBrowser('/cgu');
  expect([location.pathname, localStorage.getItem('x'), history.state]).toEqual(['/cgu', null, null]);
  takeAway();
  expect(found()).toEqual(before);
});

const form = '<form><input name="a"/><select name="b"></select><button type="submit">Envoyer</button></form>';
const disabled = 'disabled="" data-painted-disabled=""';

it('disables the buttons, so that no form is sent, and leaves the fields to be typed in', () => {
  expect(still(form)).toBe(
    `<form><input name="a"/><select name="b"></select><button ${disabled} type="submit">Envoyer</button></form>`,
  );
});

it.each([
  [
    'a button',
    '<button type="button" class="b"><svg/>Oui</button>',
    `class="b" data-shape="" aria-hidden="true">${'\u00a0'.repeat(6)}</span>`,
  ],
  [
    'a link',
    '<a href="/x" class="l">Non</a>',
    `class="l" data-shape="" aria-hidden="true">${'\u00a0'.repeat(6)}</span>`,
  ],
  ['a field', '<input class="f" name="a"/>', 'class="f" data-shape="" aria-hidden="true"></span>'],
])('leaves the shape of %s in the content, and none of its words', (_, control, shape) => {
  expect(withoutControls(`<main><p>Un</p>${control}</main>`)).toBe(`<main><p>Un</p><span ${shape}</main>`);
  expect(withoutControls(`<header>${control}</header><main></main>`)).toContain(control);
});

it('leaves no heading empty, and no choice', () => {
  expect(withoutControls('<main><h2 class="h"><button>Recherche</button></h2></main>')).not.toContain('<h2');
  expect(withoutControls('<main><h2>Titre <a href="/">Tout</a></h2></main>')).toContain('<h2>Titre <span');
  expect(withoutControls('<main><label><input type="radio"/>Oui</label></main>')).toBe(
    '<main><label>Oui</label></main>',
  );
});

it('tells what is disabled by itself from what waits for the portal, however often it is asked', () => {
  expect(still('<button type="button" disabled="">Plus</button>')).toBe(
    '<button type="button" disabled="">Plus</button>',
  );
  expect(still(still(form))).toBe(still(form));
});

it('marks flows apart, and has nothing fetched first', () => {
  expect(
    still('<link rel="preload" href="/a.svg"/><div data-flow="signup" data-state="editing"></div>'),
  ).toBe('<div data-painted-flow="signup" data-painted-state="editing"></div>');
});
