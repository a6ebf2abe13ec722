/** The names of the chart that pages the rows of a contract, in French; `rows`: « une page de factures ». */
export const contractRowsWords = (rows: string) => ({
  events: { 'page.turned': 'une page est demandée', retried: 'l’utilisateur réessaie' },
  guards: {
    isHeld: 'cette page est déjà là',
    exists: 'cette page existe',
    isAsked: 'c’est la page déjà demandée',
  },
  ports: { loadRows: rows },
  actions: {
    showPage: 'la page est affichée, et celle qui était demandée est oubliée',
    askPage: 'la page à demander est gardée',
    addPage: 'la page est gardée, et affichée',
    rememberFailure: 'le message de l’échec est gardé, et affiché',
  },
});
