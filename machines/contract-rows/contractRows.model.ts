/** The names of the chart that pages the rows of a contract, in French; `rows`: « une page de factures ». */
export const contractRowsWords = (rows: string) => ({
  events: {
    'page.turned': 'une page est demandée',
    'size.chosen': 'un nombre de lignes par page est choisi',
    retried: 'l’utilisateur réessaie',
  },
  guards: {
    isHeld: 'toutes les lignes de cette page sont déjà là',
    exists: 'cette page existe, et son nombre de lignes est de ceux que l’écran propose',
    isAsked: 'c’est la page déjà demandée',
  },
  ports: { loadRows: rows },
  actions: {
    showPage: 'la page est affichée, et celle qui était demandée est oubliée',
    askPage: 'la page à demander est gardée',
    addPage: 'les lignes venues sont gardées, et la page est affichée',
    rememberFailure: 'le message de l’échec est gardé, et affiché',
  },
});
