const silent = () => '';

/**
 * French texts of React Aria's combobox (vite.config.ts). Two are empty, because React Aria announces the
 * number of suggestions too early and a choice twice: the field announces both itself.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** Not empty: VoiceOver does not read the option that the arrow keys focus. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
