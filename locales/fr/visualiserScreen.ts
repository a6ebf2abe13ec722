import { translator } from '../translator.ts';

export const visualiserScreenWords = {
  titleOf: 'Écran : {{flow}}',
  loading: 'L’écran arrive…',
  nothing: 'Rien ne s’affiche à l’écran à ce moment.',
  ended: 'Le parcours est fini.',
  left: 'Le portail n’affiche plus l’écran de ce parcours.',
  last: 'Le parcours s’arrête là',
  link: 'Dans le portail, ce lien mène à {{where}}',
  widths: { phone: 'Téléphone, 390 pixels', tablet: 'Tablette, 768 pixels', desk: 'Ordinateur, 1280 pixels' },
  scaled: ', à {{percent}} %',
  failed: {
    missing: 'Ce parcours n’a pas d’écran à lui.',
    unloaded: 'L’écran n’a pas pu être chargé.',
    broken: 'L’écran s’est arrêté sur une erreur.',
  },
  differs: {
    title: 'L’écran n’est pas dans l’état prévu par le schéma.',
    chart: 'Selon le schéma : {{state}}.',
    screen: 'Selon l’écran : {{state}}.',
    in: 'Ce qui diffère : {{parts}}.',
  },
  parts: {
    name: 'l’état',
    status: 'la fin du parcours',
    context: 'ce qui est gardé',
    output: 'ce que le parcours rend',
    calls: 'les réponses attendues',
    called: 'ce qui vient d’être demandé',
    actions: 'ce qui vient d’être fait',
    tags: 'les marques de l’écran',
    delays: 'les délais en cours',
  },
  answers: {
    automatic: 'Le service répond de lui-même',
    replies: 'Le service répond…',
    passes: 'Le temps passe…',
    awaited: 'L’écran attend :',
    delayRuns: 'Un délai court :',
  },
};

export const t = translator(visualiserScreenWords);
