import { faultsOf } from '../../tools/check-a11y/axe';
import { faintWords } from '../../tools/check-a11y/contrast';
import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { see, visit } from './support';

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

visit(
  'words are judged by what is seen of them: half of their ink is too little where all of it is enough',
  async ({ page, open }) => {
    await open('/about');
    await see(page, 'heading', 'À propos');
    expect(await faintWords(page, ['h1'])).toEqual([]);
    const thinned = await page.addStyleTag({ content: 'main, [role="main"] { opacity: 0.3 }' });
    expect(await faintWords(page, ['[role="main"] h1'])).toEqual([expect.stringContaining('À propos')]);
    await thinned.evaluate((style) => (style instanceof Element ? style.remove() : undefined));
  },
);
