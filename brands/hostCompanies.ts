/** The companies that host the portals of the brands. */
export const hostCompanies = {
  clairval: {
    name: 'Clairval Hébergement, société par actions simplifiée',
    address: '8 rue des Serveurs, 59999 Clairval',
    phone: '03 53 01 99 10',
  },
  rochebrune: {
    name: 'Rochebrune Nuage, société anonyme',
    address: '21 avenue de la Fibre, 38999 Rochebrune',
    phone: '04 65 71 99 20',
  },
} as const;

export type HostCompany = keyof typeof hostCompanies;
