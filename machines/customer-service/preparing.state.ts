import { customerServiceSetup } from './customerService.setup.ts';

/** From the topic to what its need opens: a form, or phone numbers. */
export const preparing = customerServiceSetup.createStateConfig({
  description: 'L’utilisateur dit de quoi il s’agit, puis ce dont il a besoin',
  initial: 'choosingTopic',
  on: {
    'topic.chosen': [
      {
        guard: { type: 'isOtherTopicOfOneNeed', params: ({ event }) => event.topic },
        target: '.opening',
        actions: { type: 'rememberTopic', params: ({ event }) => event.topic },
        description: 'Un autre sujet est choisi, qui n’a qu’un besoin : celui-ci est choisi de lui-même',
      },
      {
        guard: { type: 'isOtherTopic', params: ({ event }) => event.topic },
        target: '.choosingNeed',
        actions: { type: 'rememberTopic', params: ({ event }) => event.topic },
        description: 'Un autre sujet est choisi : le besoin choisi avant est oublié',
      },
    ],
    'need.chosen': {
      guard: { type: 'isOtherNeedOfTopic', params: ({ event }) => event.need },
      target: '.opening',
      actions: { type: 'rememberNeed', params: ({ event }) => event.need },
      description: 'Un autre besoin du sujet est choisi',
    },
    closed: { target: '#customerService.left', description: 'L’utilisateur ferme la page' },
  },
  states: {
    choosingTopic: {
      description: 'Les sujets sont proposés',
      always: {
        guard: 'isResumed',
        target: 'opening',
        description:
          'Le besoin est déjà choisi : par l’adresse, ou par une demande que la fin de la session a interrompue',
      },
    },
    choosingNeed: { description: 'Les besoins du sujet sont proposés' },
    opening: {
      description: 'Le besoin ouvre un formulaire, ou des numéros de téléphone',
      always: [
        {
          guard: 'isVisitorCall',
          target: 'calling.brand',
          description: 'Le besoin se traite par téléphone, et la recherche par commune demande une session',
        },
        {
          guard: 'isDayCall',
          target: 'calling.day',
          description: 'Le besoin se traite par téléphone, aux heures d’ouverture',
        },
        {
          guard: 'isEmergencyCall',
          target: 'calling.emergency',
          description: 'Le besoin est urgent : il se traite par téléphone, à toute heure',
        },
        {
          guard: 'maySubmit',
          target: 'writing',
          description: 'Le besoin se traite par écrit, et le rôle permet d’écrire',
        },
        {
          target: 'consulting',
          description: 'Le besoin se traite par écrit, ce que le rôle ne permet pas',
        },
      ],
    },
    writing: {
      description:
        'Le formulaire du besoin est affiché : la commune ou les contrats, le message, des pièces jointes',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: '#customerService.confirming',
          actions: 'rememberRequest',
          description: 'La demande est bien formée : il reste à confirmer au nom de qui elle part',
        },
      },
    },
    consulting: {
      description:
        'Un conseiller voit le formulaire sans pouvoir l’envoyer : le bouton d’envoi est désactivé, et dit pourquoi',
    },
    calling: {
      description: 'Le numéro à appeler est affiché, ou recherché par commune',
      initial: 'day',
      states: {
        brand: {
          description: 'Un visiteur lit le numéro de la marque : des urgences, ou du service client',
        },
        day: {
          description: 'Le numéro du service client, avec ses horaires',
          invoke: {
            id: 'phoneLookup',
            src: 'phoneLookup',
            input: { purpose: 'day' },
            onError: {
              target: '#customerService.preparing.choosingNeed',
              actions: 'forgetNeed',
              description: 'La recherche du numéro ne répond plus : le besoin est à choisir de nouveau',
            },
          },
        },
        emergency: {
          description: 'Le numéro des urgences, à toute heure ; les sites du compte d’abord',
          invoke: {
            id: 'phoneLookup',
            src: 'phoneLookup',
            input: ({ context: { contracts } }) => ({ purpose: 'emergency', sites: contracts }),
            onError: {
              target: '#customerService.preparing.choosingNeed',
              actions: 'forgetNeed',
              description: 'La recherche du numéro ne répond plus : le besoin est à choisir de nouveau',
            },
          },
        },
      },
    },
  },
});
