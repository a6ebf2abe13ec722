import { expect, it } from 'vitest';
import { blankBrowser, still, withoutControls } from './render.tsx';

const names = ['localStorage', 'sessionStorage', 'history', 'location'] as const;
const found = () => names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

it('defines browser globals while a page is rendered, then removes them', () => {
  const before = found();
  const takeAway = blankBrowser('/cgu');
  expect([location.pathname, localStorage.getItem('x'), history.state]).toEqual(['/cgu', null, null]);
  takeAway();
  expect(found()).toEqual(before);
});

const form = '<form><input name="a"/><select name="b"></select><button type="submit">Envoyer</button></form>';
const disabled = 'disabled="" data-painted-disabled=""';

it('disables the buttons of a prerendered page, but not the fields', () => {
  expect(still(form)).toBe(
    `<form><input name="a"/><select name="b"></select><button ${disabled} type="submit">Envoyer</button></form>`,
  );
});

const space = '<span style="display:inline-block;width:1.5em">\u00a0</span>';

it.each([
  [
    'a button',
    '<button type="button" class="b"><svg/>Oui</button>',
    `class="b" data-shape="" aria-hidden="true">${space}</span>`,
  ],
  ['a link', '<a href="/x" class="l">Non</a>', `class="l" data-shape="" aria-hidden="true">${space}</span>`],
  ['a field', '<input class="f" name="a"/>', 'class="f" data-shape="" aria-hidden="true"></span>'],
])('replaces %s of a protected page with an empty shape', (_, control, shape) => {
  expect(withoutControls(`<main><p>Un</p>${control}</main>`)).toBe(`<main><p>Un</p><span ${shape}</main>`);
  expect(withoutControls(`<header>${control}</header><main></main>`)).toContain(control);
});

it('removes headings that contained only controls, and radio buttons', () => {
  expect(withoutControls('<main><h2 class="h"><button>Recherche</button></h2></main>')).not.toContain('<h2');
  expect(withoutControls('<main><h2>Titre <a href="/">Tout</a></h2></main>')).toContain('<h2>Titre <span');
  expect(withoutControls('<main><label><input type="radio"/>Oui</label></main>')).toBe(
    '<main><label>Oui</label></main>',
  );
});

it('keeps a button disabled that the view disables, and changes nothing at a second call', () => {
  expect(still('<button type="button" disabled="">Plus</button>')).toBe(
    '<button type="button" disabled="">Plus</button>',
  );
  expect(still(still(form))).toBe(still(form));
});

it('renames data-flow and data-state in the prerendered HTML, and removes preload links', () => {
  expect(
    still('<link rel="preload" href="/a.svg"/><div data-flow="signup" data-state="editing"></div>'),
  ).toBe('<div data-painted-flow="signup" data-painted-state="editing"></div>');
});
