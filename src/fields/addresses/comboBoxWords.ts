const silent = () => '';

/**
 * French texts of React Aria's combobox (vite.config.ts). Two texts are silent, because React Aria announces
 * the count too early and a choice twice. `SuggestionField` announces both instead.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** Not silent, because VoiceOver does not read the option that the arrow keys focus. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
