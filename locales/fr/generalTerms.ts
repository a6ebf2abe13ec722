import type { LegalWords } from '../legalText.ts';

export const generalTermsWords = {
  title: 'Conditions générales d’utilisation',
  sections: {
    purpose: {
      title: 'Objet',
      text: `
Les présentes conditions générales fixent les règles d’utilisation du portail destiné aux clients professionnels de l’éditeur. Le portail permet de suivre ses contrats d’eau, de consulter ses factures et ses consommations, de régler ses factures et d’adresser une demande au service client.

Elles complètent, sans les remplacer, le règlement du service de l’eau et les contrats d’abonnement.
`,
    },
    definitions: {
      title: 'Définitions',
      text: `
- « Éditeur » : l’exploitant du service de l’eau qui exerce sous le nom « {{name}} », présenté dans les mentions légales.
- « Portail » : le site accessible à l’adresse d’où vous lisez ce texte.
- « Client » : la personne morale, ou l’entrepreneur individuel, titulaire d’au moins un contrat d’eau avec l’éditeur.
- « Utilisateur » : toute personne qui consulte le portail, ou qui y dispose d’un accès pour le compte d’un client.
- « Compte » : l’espace personnel auquel l’utilisateur accède après s’être identifié.
- « Titulaire du compte » : l’utilisateur qui a créé le compte, ou à qui il a été transmis, et qui en gère les accès.
`,
    },
    acceptance: {
      title: 'Acceptation',
      text: `
L’utilisation du portail suppose l’acceptation des présentes conditions. La création d’un compte suppose en outre l’acceptation des conditions particulières du compte en ligne, qui figurent à leur suite.

Qui n’accepte pas ces conditions ne peut pas utiliser le portail ; ses contrats n’en sont pas affectés, et le service client reste joignable par les moyens indiqués sur ses factures.
`,
    },
    access: {
      title: 'Accès au portail',
      text: `
Le portail est gratuit, hors coût de la connexion à internet. Il est en principe accessible à toute heure, tous les jours de l’année.

L’éditeur peut en interrompre l’accès pour une opération de maintenance ou pour une raison de sécurité. Une interruption prévue est annoncée, autant que possible, sur le portail lui-même.

Les pages d’information, les textes légaux et les pages de présentation des services se consultent sans compte.
`,
    },
    services: {
      title: 'Services proposés',
      text: `
Selon les contrats du client et les droits de l’utilisateur, le portail permet :

- de consulter le solde et le détail des contrats ;
- de rechercher, de télécharger et d’exporter les factures des deux dernières années ;
- de mettre en place le prélèvement automatique ;
- de suivre et d’exporter les consommations de chaque compteur ;
- d’inviter des collaborateurs et de gérer leurs accès ;
- d’adresser une demande au service client et d’y joindre des documents.
`,
    },
    equipment: {
      title: 'Équipement nécessaire',
      text: `
Le portail fonctionne avec les versions à jour des navigateurs courants, sur ordinateur, tablette et téléphone. L’utilisateur veille à tenir à jour son équipement et à le protéger.

Les factures, mandats et autres documents sont fournis au format PDF ; les exports, au format de tableur ou CSV.
`,
    },
    accuracy: {
      title: 'Informations affichées',
      text: `
Les informations du portail proviennent des systèmes de gestion de l’éditeur. Une opération récente peut n’y apparaître qu’après quelques jours ouvrés.

Les volumes estimés sont signalés comme tels, et un relevé manquant n’est jamais présenté comme une consommation nulle. En cas d’écart, la facture et le relevé du compteur font foi.
`,
    },
    conduct: {
      title: 'Obligations de l’utilisateur',
      text: `
L’utilisateur s’engage à fournir des informations exactes et à n’utiliser le portail que pour la gestion des contrats auxquels il a légitimement accès. Il s’interdit notamment :

- d’accéder, ou de tenter d’accéder, aux informations d’un autre client ;
- d’entraver le fonctionnement du portail ou d’en contourner les protections ;
- d’en extraire les données par un procédé automatisé, hors des exports prévus à cet effet ;
- de déposer un fichier illicite ou dangereux.
`,
    },
    property: {
      title: 'Propriété intellectuelle',
      text: `
Les textes, les images, les logos et les logiciels du portail sont protégés. Leur reproduction, hors de l’usage normal du portail, est soumise à l’accord écrit de l’éditeur.

Les données relatives aux contrats, aux factures et aux consommations du client lui appartiennent : il peut les exporter et les réutiliser librement.
`,
    },
    liability: {
      title: 'Responsabilité',
      text: `
L’éditeur met en œuvre les moyens nécessaires au bon fonctionnement du portail, sans pouvoir garantir qu’il soit exempt d’erreur ou d’interruption.

Sa responsabilité ne peut être engagée en cas de force majeure, de défaillance du réseau ou de l’équipement de l’utilisateur, ni d’utilisation du portail contraire aux présentes conditions. Une indisponibilité du portail ne dispense pas de régler les factures à leur échéance.
`,
    },
    links: {
      title: 'Liens vers d’autres sites',
      text: `
Le portail peut mener à des sites de tiers, en particulier pour la signature d’un mandat de prélèvement ou pour un paiement. Ces sites sont soumis à leurs propres conditions, que l’utilisateur est invité à lire.
`,
    },
    changes: {
      title: 'Modification des conditions',
      text: `
L’éditeur peut modifier les présentes conditions pour tenir compte d’une évolution du portail, de la loi ou de la réglementation. La version applicable est celle qui est publiée sur cette page au jour de l’utilisation.

Une modification importante est portée à la connaissance des titulaires de compte au moins trente jours avant son entrée en vigueur.
`,
    },
    law: {
      title: 'Droit applicable et litiges',
      text: `
Les présentes conditions sont soumises au droit français. En cas de désaccord, l’utilisateur s’adresse d’abord au service client, qui lui répond par écrit.

À défaut de solution amiable, le litige est porté devant la juridiction compétente. Le client qui y a droit peut saisir gratuitement le médiateur dont les coordonnées figurent sur ses factures.
`,
    },
  },
} satisfies LegalWords;
