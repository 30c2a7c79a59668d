import { launchBrowser, openWindow } from './browser';
import { enter } from './check-a11y/enter';
import { faultsOf } from './check-a11y/axe';
import { freshWebBuild } from './export';
import { chosenLook, USAGE } from './screens/options';
import { startServer } from './serve';

/** `npm run check:a11y`: every scene in every theme and language, or what the command line asks for, before axe and our own eyes. */
async function main(words: string[]): Promise<void> {
  if (words.includes('--help')) return console.log(USAGE.replaceAll('screens', 'check:a11y'));
  const { scenes, sizes, themes, languages } = chosenLook(
    words.includes('--size') ? words : [...words, '--size', 'phone'],
  );
  const server = await startServer(freshWebBuild());
  const browser = await launchBrowser();
  let faults = 0;
  try {
    for (const size of sizes)
      for (const theme of themes)
        for (const language of languages) {
          const context = await openWindow(browser, { size, theme, language, motion: 'reduced' });
          const page = await context.newPage();
          for (const scene of scenes) {
            await enter(page, server.url, scene);
            for (const fault of await faultsOf(page)) {
              faults += 1;
              console.error(`${scene.name}, ${size}, ${theme}, ${language}: ${fault}`);
            }
          }
          console.log(`${scenes.length} scenes, ${size}, ${theme}, ${language}`);
          await context.close();
        }
  } finally {
    await browser.close();
    await server.close();
  }
  if (faults > 0) throw new Error(`${faults} faults; see above.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
