import { configure } from 'storybook/test';
import '#src/ui/theme/global.css.ts';

// Long timeout, because a slow machine can need several seconds to render a view.
configure({ asyncUtilTimeout: 15_000 });
