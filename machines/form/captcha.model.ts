import { technicalFailure } from '#src/domain/failure.ts';

export const captchaOutcomes = {
  done: { 'captcha résolu': 'jeton-captcha' },
  failed: {
    'captcha fermé': technicalFailure(
      'La vérification de sécurité a été fermée avant la fin. Renvoyez le formulaire pour la reprendre.',
    ),
  },
};
