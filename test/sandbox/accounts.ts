export type Person = { civility: string; firstName: string; lastName: string; email: string };

export type Account = Person & {
  id: string;
  label: string;
  description: string;
  group: 'customer' | 'adviser' | 'case';
  company: string;
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
  company: 'SARL des Écluses',
  type: 'owner',
  services: [],
  contracts: 12,
  collaborators: 27,
  contractsStatus: 'OK',
  complete: true,
  tokenLifetime: 3600,
} satisfies Partial<Account>;

/** Properties of an account that a user creates. */
export const newAccount = { ...usual, complete: false, contracts: 0, collaborators: 1 };

type Name = [civility: 'mr' | 'miss', firstName: string, lastName: string, email: string];
type Given = Pick<Account, 'label' | 'description'> & Partial<Account>;

const account = (id: string, [civility, firstName, lastName, email]: Name, given: Given): Account => ({
  ...usual,
  id,
  civility,
  firstName,
  lastName,
  email,
  ...given,
});

export const accounts: readonly Account[] = [
  account('owner', ['mr', 'Yann', 'Le Goff', 'yann.legoff@ecluses.example'], {
    group: 'customer',
    label: 'Titulaire du compte',
    description: '12 contrats, 27 collaborateurs, tous les droits.',
  }),
  account('admin', ['miss', 'Anne-Sophie', 'D’Hervé', 'annesophie.dherve@ecluses.example'], {
    group: 'customer',
    label: 'Administratrice',
    description: 'Gère les collaborateurs du compte.',
    type: 'admin',
  }),
  account('simple', ['miss', 'Maëlle', 'N’Diaye', 'maelle.ndiaye@ecluses.example'], {
    group: 'customer',
    label: 'Utilisatrice',
    description: 'Consulte et modifie ses contrats, n’administre pas.',
    type: 'simple',
    contracts: 3,
  }),
  account('grand-compte', ['miss', 'Hélène', 'Lefèvre-Martin', 'helene.lefevremartin@armor.example'], {
    group: 'customer',
    label: 'Titulaire grand compte',
    description: 'A le service GRAND_COMPTE, qui ouvre le service client.',
    company: 'Groupe Hôtelier d’Armor',
    services: ['GRAND_COMPTE'],
    contracts: 48,
  }),
  account('internal_adviser_admin', ['mr', 'Loïc', 'Kerbrat', 'loic.kerbrat@eaux.example'], {
    group: 'adviser',
    label: 'Conseiller administrateur',
    description: 'Agit pour un client : une partie des formulaires lui est fermée.',
    type: 'internal_adviser_admin',
    services: ['GRAND_COMPTE'],
  }),
  account('internal_adviser_simple', ['miss', 'Inès', 'L’Hostis', 'ines.lhostis@eaux.example'], {
    group: 'adviser',
    label: 'Conseillère',
    description: 'Consulte le compte d’un client : tous les formulaires lui sont fermés.',
    type: 'internal_adviser_simple',
    services: ['GRAND_COMPTE'],
  }),
  account('one-contract', ['miss', 'Gaëlle', 'Péron', 'gaelle.peron@laverie.example'], {
    label: 'Un seul contrat',
    description: 'Un contrat, pas d’autre collaborateur.',
    company: 'Laverie du Port',
    contracts: 1,
    collaborators: 1,
  }),
  account('no-contract', ['mr', 'Théo', 'Garçon', 'theo.garcon@nouveau.example'], {
    label: 'Aucun contrat',
    description: 'Un compte neuf, sans contrat rattaché.',
    company: 'Maraîchers de la Baie',
    contracts: 0,
    collaborators: 1,
  }),
  account('ten-thousand', ['miss', 'Zoé', 'Saint-Cyr', 'zoe.saintcyr@deuxrives.example'], {
    label: '10 000 contrats',
    description: '10 000 contrats et 10 000 collaborateurs.',
    company: 'Foncière des Deux-Rives',
    contracts: 10_000,
    collaborators: 10_000,
  }),
  account('incomplete-profile', ['miss', 'Noémie', 'Bœuf', 'noemie.boeuf@incomplet.example'], {
    label: 'Profil incomplet',
    description: 'Ni entité ni service : le profil est à compléter.',
    complete: false,
    contracts: 2,
  }),
  account('contracts-ko', ['mr', 'Rémi', 'Fouché', 'remi.fouche@panne.example'], {
    label: 'Contrats indisponibles',
    description: 'Le profil répond, la liste des contrats est en panne (contracts_status KO).',
    contracts: 0,
    contractsStatus: 'KO',
  }),
  account('unknown-role', ['miss', 'Aïcha', 'Çelik', 'aicha.celik@autre.example'], {
    label: 'Rôle inconnu',
    description: 'Un rôle dont aucune règle ne parle.',
    type: 'auditor',
    contracts: 2,
  }),
  account('short-token', ['mr', 'Éric', 'Besançon', 'eric.besancon@presse.example'], {
    label: 'Jeton court',
    description: 'La session expire au bout de 20 secondes.',
    contracts: 2,
    tokenLifetime: 20,
  }),
  account('thousand-meters', ['miss', 'Oriane', 'Kermorvan', 'oriane.kermorvan@estuaires.example'], {
    label: '1 000 compteurs télérelevés',
    description: 'Quatre contrats, dont trois ont 1 198 compteurs, 1 000 d’entre eux télérelevés.',
    company: 'Bailleur des Trois-Estuaires',
    contracts: 4,
  }),
];

const firstBlock = 1000;

export const blockOf = (id: string): number =>
  firstBlock + accounts.findIndex((account) => account.id === id);

export const accountOf = (id: string): Account | undefined => accounts.find((account) => account.id === id);
