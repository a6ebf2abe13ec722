import type { LegalWords } from '../legalText.ts';

export const accountTermsWords = {
  title: 'Conditions particulières du compte en ligne',
  sections: {
    purpose: {
      title: 'Objet du compte',
      text: `
Le compte en ligne donne accès, après identification, aux contrats d’eau du client et aux services du portail qui s’y rapportent. Un même compte peut réunir plusieurs contrats.
`,
    },
    creation: {
      title: 'Création du compte',
      text: `
Le compte est créé en ligne par une personne habilitée par le client. Elle indique sa civilité, son nom, son prénom et son adresse e-mail, puis choisit un mot de passe.

L’adresse e-mail identifie le compte : elle doit être valide, personnelle et relevée régulièrement.
`,
    },
    password: {
      title: 'Mot de passe',
      text: `
Le mot de passe compte au moins 8 caractères, dont une lettre minuscule, une lettre majuscule et un chiffre. Le portail demande en outre un caractère qui n’est ni une lettre ni un chiffre.

Il est personnel et confidentiel. L’éditeur ne le demande jamais, ni par téléphone, ni par courrier, ni par e-mail. Si vous pensez qu’un tiers le connaît, changez-le sans attendre dans votre espace personnel.
`,
    },
    contracts: {
      title: 'Rattachement des contrats',
      text: `
Un contrat se rattache au compte au moyen de sa référence, de l’identifiant et du code postal qui figurent sur la facture. Le titulaire du compte certifie qu’il est habilité à le consulter.

L’éditeur peut retirer du compte un contrat rattaché à tort, ou dont le client n’est plus titulaire.
`,
    },
    collaborators: {
      title: 'Collaborateurs',
      text: `
Le titulaire du compte et les administrateurs peuvent inviter des collaborateurs. Un utilisateur consulte les contrats du compte ; un administrateur peut en outre gérer les accès.

Ils veillent à ce que chaque accès reste justifié, et retirent sans délai celui d’une personne qui quitte l’organisation ou change de fonction.
`,
    },
    bills: {
      title: 'Factures en ligne',
      text: `
Les factures sont consultables et téléchargeables pendant deux ans à compter de leur émission. Leur mise à disposition sur le portail ne modifie pas leur échéance.

Le client reste tenu de conserver ses factures pendant la durée prévue par la loi.
`,
    },
    payment: {
      title: 'Coordonnées bancaires et prélèvement automatique',
      text: `
Les coordonnées bancaires saisies sur le portail servent au règlement des factures et, le cas échéant, à leur remboursement. La mise en place du prélèvement automatique suppose la signature d’un mandat SEPA par une personne habilitée à engager le client.

Les coordonnées bancaires ne sont jamais conservées dans le navigateur.
`,
    },
    consumption: {
      title: 'Données de consommation',
      text: `
Les consommations affichées proviennent des relevés du compteur, transmis à distance ou effectués sur place. Par jour, elles sont consultables sur deux années glissantes.

Elles sont fournies à titre d’information et n’ont pas valeur de facture.
`,
    },
    audience: {
      title: 'Mesure d’audience',
      text: `
Avec votre accord, l’éditeur mesure la fréquentation du portail afin de l’améliorer. Cette mesure ne porte que sur les écrans consultés et les actions menées à leur terme ; elle ne contient ni nom, ni adresse, ni référence de contrat.

Sans votre accord, rien n’est mesuré. Votre navigateur ne retient que votre réponse, pendant six mois ; vous pouvez la changer ici à tout moment.
`,
    },
    security: {
      title: 'Sécurité et suspension',
      text: `
Après une longue inactivité, l’utilisateur est invité à s’identifier de nouveau. L’éditeur peut suspendre un accès en cas d’usage anormal ou contraire aux présentes conditions, et en informe l’utilisateur concerné.
`,
    },
    end: {
      title: 'Fermeture du compte',
      text: `
Le titulaire du compte peut en demander la fermeture à tout moment au service client. La fermeture met fin aux accès de tous ses collaborateurs ; elle ne met fin à aucun contrat d’eau.

Un compte resté sans connexion pendant trois ans peut être fermé, après un avertissement par e-mail.
`,
    },
  },
} satisfies LegalWords;
