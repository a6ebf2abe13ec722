/** The names of the chart that lists of contracts share, in French; `understood` is when a search is. */
export const contractListWords = (understood: string) => ({
  events: {
    'search.requested': 'une recherche est demandée',
    'address.reached': 'l’adresse de la page change',
    'more.requested': 'la suite de la liste est demandée',
    retried: 'l’utilisateur réessaie',
  },
  guards: {
    isUnderstood: understood,
    isNothing: 'aucun contrat n’est trouvé',
    hasMore: 'il reste des contrats à afficher',
  },
  ports: { searchContracts: 'la recherche des contrats' },
  actions: {
    rememberSearch: 'la recherche est gardée, et montrée par le formulaire',
    rememberContracts: 'les contrats trouvés remplacent la liste',
    addContracts: 'les contrats trouvés s’ajoutent à la liste',
    rememberFailure: 'le message de l’échec est gardé, et affiché',
  },
});
