export type Account = {
  id: string;
  label: string;
  description: string;
  group: 'customer' | 'adviser' | 'case';
  civility: 'mr' | 'miss';
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  type: string;
  services: string[];
  contracts: number;
  collaborators: number;
  contractsStatus: 'OK' | 'KO';
  complete: boolean;
  tokenLifetime: number;
};

export const initialPassword = 'Motdepasse-1';

const usual = {
  group: 'case',
  civility: 'mr',
  firstName: 'Yann',
  lastName: 'Le Goff',
  company: 'SARL des Écluses',
  type: 'owner',
  services: [],
  contracts: 12,
  collaborators: 27,
  contractsStatus: 'OK',
  complete: true,
  tokenLifetime: 3600,
} as const;

const account = (
  given: Pick<Account, 'id' | 'label' | 'description' | 'email'> & Partial<Account>,
): Account => ({ ...usual, services: [], ...given });

export const accounts: readonly Account[] = [
  account({
    id: 'owner',
    group: 'customer',
    label: 'Titulaire du compte',
    description: '12 contrats, 27 collaborateurs, tous les droits.',
    email: 'yann.legoff@ecluses.example',
  }),
  account({
    id: 'admin',
    group: 'customer',
    label: 'Administratrice',
    description: 'Gère les collaborateurs du compte.',
    civility: 'miss',
    firstName: 'Anne-Sophie',
    lastName: 'D’Hervé',
    email: 'annesophie.dherve@ecluses.example',
    type: 'admin',
  }),
  account({
    id: 'simple',
    group: 'customer',
    label: 'Utilisatrice',
    description: 'Consulte et modifie ses contrats, n’administre pas.',
    civility: 'miss',
    firstName: 'Maëlle',
    lastName: 'N’Diaye',
    email: 'maelle.ndiaye@ecluses.example',
    type: 'simple',
    contracts: 3,
  }),
  account({
    id: 'grand-compte',
    group: 'customer',
    label: 'Titulaire grand compte',
    description: 'A le service GRAND_COMPTE, qui ouvre le service client.',
    civility: 'miss',
    firstName: 'Hélène',
    lastName: 'Lefèvre-Martin',
    company: 'Groupe Hôtelier d’Armor',
    email: 'helene.lefevremartin@armor.example',
    services: ['GRAND_COMPTE'],
    contracts: 48,
  }),
  account({
    id: 'internal_adviser_admin',
    group: 'adviser',
    label: 'Conseiller administrateur',
    description: 'Agit pour un client : une partie des formulaires lui est fermée.',
    firstName: 'Loïc',
    lastName: 'Kerbrat',
    email: 'loic.kerbrat@eaux.example',
    type: 'internal_adviser_admin',
    services: ['GRAND_COMPTE'],
  }),
  account({
    id: 'internal_adviser_simple',
    group: 'adviser',
    label: 'Conseillère',
    description: 'Consulte le compte d’un client : tous les formulaires lui sont fermés.',
    civility: 'miss',
    firstName: 'Inès',
    lastName: 'L’Hostis',
    email: 'ines.lhostis@eaux.example',
    type: 'internal_adviser_simple',
    services: ['GRAND_COMPTE'],
  }),
  account({
    id: 'one-contract',
    label: 'Un seul contrat',
    description: 'Un contrat, pas d’autre collaborateur.',
    civility: 'miss',
    firstName: 'Gaëlle',
    lastName: 'Péron',
    email: 'gaelle.peron@laverie.example',
    company: 'Laverie du Port',
    contracts: 1,
    collaborators: 1,
  }),
  account({
    id: 'no-contract',
    label: 'Aucun contrat',
    description: 'Un compte neuf, sans contrat rattaché.',
    firstName: 'Théo',
    lastName: 'Garçon',
    email: 'theo.garcon@nouveau.example',
    company: 'Maraîchers de la Baie',
    contracts: 0,
    collaborators: 1,
  }),
  account({
    id: 'ten-thousand',
    label: '10 000 contrats',
    description: '10 000 contrats et 10 000 collaborateurs.',
    civility: 'miss',
    firstName: 'Zoé',
    lastName: 'Saint-Cyr',
    company: 'Foncière des Deux-Rives',
    email: 'zoe.saintcyr@deuxrives.example',
    contracts: 10_000,
    collaborators: 10_000,
  }),
  account({
    id: 'incomplete-profile',
    label: 'Profil incomplet',
    description: 'Ni entité ni service : le profil est à compléter.',
    civility: 'miss',
    firstName: 'Noémie',
    lastName: 'Bœuf',
    email: 'noemie.boeuf@incomplet.example',
    complete: false,
    contracts: 2,
  }),
  account({
    id: 'contracts-ko',
    label: 'Contrats indisponibles',
    description: 'Le profil répond, la liste des contrats est en panne (contracts_status KO).',
    firstName: 'Rémi',
    lastName: 'Fouché',
    email: 'remi.fouche@panne.example',
    contracts: 0,
    contractsStatus: 'KO',
  }),
  account({
    id: 'unknown-role',
    label: 'Rôle inconnu',
    description: 'Un rôle dont aucune règle ne parle.',
    civility: 'miss',
    firstName: 'Aïcha',
    lastName: 'Çelik',
    email: 'aicha.celik@autre.example',
    type: 'auditor',
    contracts: 2,
  }),
  account({
    id: 'short-token',
    label: 'Jeton court',
    description: 'La session expire au bout de 20 secondes.',
    firstName: 'Éric',
    lastName: 'Besançon',
    email: 'eric.besancon@presse.example',
    contracts: 2,
    tokenLifetime: 20,
  }),
  account({
    id: 'thousand-meters',
    label: '1 000 compteurs télérelevés',
    description: 'Quatre contrats, dont trois ont 1 198 compteurs, 1 000 d’entre eux télérelevés.',
    civility: 'miss',
    firstName: 'Oriane',
    lastName: 'Kermorvan',
    company: 'Bailleur des Trois-Estuaires',
    email: 'oriane.kermorvan@estuaires.example',
    contracts: 4,
  }),
];

const firstBlock = 1000;

export const blockOf = (id: string): number =>
  firstBlock + accounts.findIndex((account) => account.id === id);

export const accountOf = (id: string): Account | undefined => accounts.find((account) => account.id === id);
