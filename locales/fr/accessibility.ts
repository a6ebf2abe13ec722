import type { LegalWords } from '../legalText.ts';

/** The accessibility statement (docs/rules.md#accessibility-statement). */
export const accessibilityWords = {
  title: 'Déclaration d’accessibilité',
  sections: {
    commitment: {
      title: 'Engagement',
      text: `
L’éditeur, {{legalName}}, s’engage à rendre son portail accessible à toutes et à tous, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. La présente déclaration porte sur le portail des clients professionnels.
`,
    },
    state: {
      title: 'État de conformité',
      text: `
Le portail est non conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1 : il n’existe aucun résultat d’audit en cours de validité qui permette de mesurer le respect de ses critères.

Il est conçu et vérifié à chaque version selon les règles internationales WCAG 2.2, au niveau AA : navigation au clavier, restitution par un lecteur d’écran, contrastes, agrandissement du texte à 200 %, affichage sur un petit écran.
`,
    },
    exceptions: {
      title: 'Contenus dont l’accessibilité n’est pas assurée',
      text: `
- Les factures, les mandats et les documents joints, au format PDF, peuvent ne pas être balisés.
- La signature d’un mandat et la saisie d’un moyen de paiement se font sur le site d’un prestataire.
- La protection contre les robots, lors de la création d’un compte, est fournie par un prestataire.
`,
    },
    making: {
      title: 'Établissement de cette déclaration',
      text: `
Cette déclaration a été établie le 22 novembre 2026. Le portail repose sur les technologies HTML, CSS, JavaScript, SVG et WAI-ARIA.
`,
    },
    contact: {
      title: 'Retour d’information et contact',
      text: `
Si vous ne parvenez pas à accéder à un contenu ou à un service, écrivez à {{email}} ou appelez le {{phone}} : une autre manière d’y accéder vous sera proposée.
`,
    },
    remedies: {
      title: 'Voies de recours',
      text: `
Si vous avez signalé à l’éditeur un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service du portail, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :

- écrire un message au Défenseur des droits, sur formulaire.defenseurdesdroits.fr ;
- contacter le délégué du Défenseur des droits dans votre région ;
- envoyer par la poste un courrier gratuit, sans timbre, au Défenseur des droits : Libre réponse 71120, 75342 Paris CEDEX 07.
`,
    },
  },
} satisfies LegalWords;
