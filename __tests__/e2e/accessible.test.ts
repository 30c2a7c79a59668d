import { faultsOf } from '../../tools/check-a11y/axe';
import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { visit } from './support';

// One theme and one language: `npm run check:a11y` has all of them.
visit(
  'no screen and no moment of a game keeps anybody out',
  async ({ page, url }) => {
    for (const scene of SCENES) {
      await enter(page, url, scene);
      const faults = await faultsOf(page);
      expect({ scene: scene.name, faults }).toEqual({ scene: scene.name, faults: [] });
    }
  },
  { motion: 'reduced' },
);
