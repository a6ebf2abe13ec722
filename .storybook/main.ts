import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // All dependencies are optimised before the first story: Vite reloads the page when it discovers one later, in the
  // middle of a test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
};

export default config;
