const silent = () => '';

/**
 * French texts of React Aria's combobox (vite.config.ts). React Aria would announce a count before any
 * response, and repeat a choice. These texts are empty, because the field itself announces both.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** Announced here, because VoiceOver does not read the option that the arrow keys focus. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
