import { t as lists } from '#locales/fr/lists.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import type { ScreenItem, Shown } from './expectations.ts';
import type { Screen } from './screen.ts';

export const button = (name: string, disabled = false): ScreenItem => ({ role: 'button', name, disabled });

export const working = (around: readonly ScreenItem[], text: string): Shown => ({
  visible: [...around, { role: 'status', text }, { role: 'progressbar', name: text }, button('Annuler')],
  isBusy: true,
});

export const failing = (title: string, failure: Failure | null): ScreenItem[] => [
  { role: 'alert', text: failure ? [title, failureText(failure)] : title },
  button('Réessayer'),
];

export const counted = (count: number, word: string): string => `${count} ${word}${count < 2 ? '' : 's'}`;

type Saved = { saved: { name: string; count: number } | null };

export const saved = ({ saved: file }: Saved, word: string): ScreenItem => ({
  role: 'status',
  text: `${file?.name} est enregistré : ${counted(file?.count ?? 0, word)}`,
});

export const savedFile = (context: Saved, word: string, isSaving = false): ScreenItem[] => [
  saved(context, word),
  button('Enregistrer de nouveau', isSaving),
];

export const unsavedFile = ({ failure }: { failure: Failure | null }): ScreenItem[] => [
  { role: 'alert', text: ['Le fichier n’a pas pu être enregistré de nouveau', failureText(failure)] },
  button('Enregistrer de nouveau'),
];

export const interrupted = (saved: number, missing: number): ScreenItem[] => [
  { role: 'status', text: ['Export interrompu', `${saved} `, ` sur ${saved + missing} `] },
  button(`Reprendre les ${missing} qui manquent`),
  button('Ne pas reprendre'),
];

export const reconnected = ({ isReconnected }: { isReconnected: boolean }): ScreenItem[] =>
  isReconnected ? [{ role: 'status', text: 'La connexion est revenue' }] : [];

export const missedMeters = ({ missed }: { missed: readonly { meter: Meter }[] }): ScreenItem[] => {
  const count = missed.length;
  const [title, retry] =
    count === 1
      ? ['1 compteur n’a pas pu être lu', 'Redemander ce compteur']
      : [`${count} compteurs n’ont pas pu être lus`, 'Redemander ces compteurs'];
  const names = count > 5 ? [`${count} compteurs`] : missed.map(({ meter }) => meter.matriculeCompteur);
  const lines = names.map((name) => `${name} : Le service est injoignable.`);
  return count === 0
    ? []
    : [
        { role: 'status', text: title },
        { role: 'list', name: 'Compteurs qui n’ont pas pu être lus', lines },
        button(retry),
      ];
};

type Batches = Parameters<typeof remaining>[0] & { failure: Failure | null };

type BatchWords = { listing: string; interrupted: string; resume: string; leave: string; unwritten: string };

export const batchProof = <Context extends Batches>(
  page: readonly ScreenItem[],
  words: BatchWords,
  read: (context: Context) => readonly ScreenItem[],
) => {
  const failed =
    (title: string) =>
    (context: Context): Shown => ({
      visible: [...page, ...failing(title, context.failure), button('Annuler'), ...read(context)],
    });
  return {
    gestures: {
      paused: (screen: Screen) => screen.press('button', lists('task.pause')),
      resumed: (screen: Screen) => screen.press('button', /^Reprendre$/),
      cancelled: (screen: Screen) => screen.press('button', new RegExp(`^(Annuler|${words.leave})$`)),
      retried: (screen: Screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    },
    states: {
      cutShort: (): Shown => ({
        visible: [
          ...page,
          { role: 'status', text: words.interrupted },
          button(words.resume),
          button(words.leave),
        ],
      }),
      listing: () => working(page, words.listing),
      unlisted: failed('Les compteurs n’ont pas tous pu être lus'),
      unequipped: (): Shown => ({
        visible: [
          ...page,
          { role: 'status', text: 'Aucun de vos compteurs n’est télérelevé' },
          { role: 'link', name: 'Voir tous vos compteurs' },
        ],
      }),
      reading: ({ meters }: Context) =>
        working([...page, button('Mettre en pause')], `Lecture de ${counted(meters.length, 'compteur')}`),
      paused: (context: Context): Shown => {
        const { length } = context.meters;
        const text = `En pause : ${length - remaining(context).length} sur ${length}`;
        return {
          visible: [
            ...page,
            { role: 'status', text },
            button('Reprendre'),
            button('Annuler'),
            ...read(context),
          ],
        };
      },
      interrupted: failed('La lecture s’est interrompue'),
      unwritten: failed(words.unwritten),
    },
  };
};
