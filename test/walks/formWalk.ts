import type { Words } from '#locales/translator.ts';
import type { Screen } from './screen.ts';

type Described = {
  /** The dictionaries of its fields, as its view gives them. */
  words: readonly Words[];
  submit: string;
  cancel?: string;
};

/** How a person fills, sends and leaves a form that is sent once. */
export const formGestures = ({ words, submit, cancel = 'Annuler' }: Described) => ({
  'form.submitted': async (screen: Screen, { values }: { values: object }) => {
    await screen.fill({ values, words });
    await screen.press('button', submit);
  },
  closed: (screen: Screen) => screen.press('button', cancel),
});
