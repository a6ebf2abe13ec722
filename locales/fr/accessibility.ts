import type { LegalWords } from '../legalText.ts';

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
Le portail est {{conformity}} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2.

L’auto-évaluation du {{assessedOn}}, réalisée sur l’ensemble des pages par ceux qui développent le portail, révèle que {{percentage}} % des critères applicables sont respectés : {{conforming}} sur {{applicable}}. Pour {{reviewed}} d’entre eux, la conformité a été jugée par relecture ; les autres sont vérifiés par des tests automatiques à chaque version.

Cette auto-évaluation n’est pas un audit. Aucun tiers ne l’a vérifiée, et le portail n’a été essayé ni avec des personnes handicapées, ni avec un lecteur d’écran du commerce.

Il est conçu et vérifié à chaque version selon les règles internationales WCAG 2.2, au niveau AA : navigation au clavier, ordre de lecture d’un lecteur d’écran virtuel, contrastes, agrandissement du texte à 200 %, affichage sur un petit écran.
`,
    },
    exceptions: {
      title: 'Contenus dont l’accessibilité n’est pas assurée',
      text: `
- La saisie d’un moyen de paiement et la signature d’un mandat se font dans les pages d’un prestataire, qui n’ont pas été évaluées.
{{failures}}
`,
    },
    making: {
      title: 'Établissement de cette déclaration',
      text: `
Cette déclaration a été établie le {{assessedOn}}. Le portail repose sur les technologies HTML, CSS, JavaScript, SVG et WAI-ARIA.
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
