import { expect, it } from 'vitest';
import { inFrench, type Line, withoutEchoes, writeLine } from './lines.ts';

const line = (phrase: string, ...parts: Line[]): Line => ({ ...inFrench(phrase), phrase, parts });

const read = (...lines: Line[]) =>
  withoutEchoes(lines)
    .map((one) => writeLine(one))
    .join('');

it('writes in French the role, name and states that the screen reader speaks', () => {
  expect(read(line('textbox, Nom, Le Goff, not busy, invalid, required'))).toBe(
    'champ de saisie, Nom, Le Goff, non valide, obligatoire\n',
  );
  expect(read(line('listitem, level 1, position 2, set size 5'))).toBe('élément 2 sur 5\n');
  expect(read(line('searchbox, Chercher, placeholder Nom, prénom'))).toBe(
    'champ de recherche, Chercher, exemple : Nom, prénom\n',
  );
});

it('omits a repeated text and an empty element from the spoken texts', () => {
  expect(read(line('button, Envoyer', line('Envoyer')), line('status'))).toBe('bouton, Envoyer\n');
  expect(read(line('Nom'), line('textbox, Nom'))).toBe('champ de saisie, Nom\n');
  expect(read(line('heading, Été, level 2', line('button, Été')))).toBe('titre, niveau 2\n  bouton, Été\n');
});

it('keeps a text beside a field and a button without a name in the spoken texts', () => {
  expect(read(line('Autre'), line('textbox, Nom'), line('button'))).toBe(
    'Autre\nchamp de saisie, Nom\nbouton\n',
  );
});
