import { CATALOGUES, type Language } from '../../src/i18n';
import { readKept, writeKept } from '../../src/storage/kept';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/** Nobody is shown what only explains itself once. */
const explained = { 'prime-climb/helper': 1 };

/** The same game among people whose names are at home in that language. */
function atHome(id: string, text: string, language: Language): string {
  const read = readKept(id, text);
  if (read.kind === 'bad') throw new Error(`The game ${id} cannot be read: ${read.why}.`);
  const { saved } = read.value;
  const { people } = CATALOGUES[language].setUp;
  const seats = saved.seats.map((seat) => ({ ...seat, name: people[seat.face] ?? seat.name }));
  return writeKept({ ...read.value, saved: { ...saved, seats } });
}

/** A scene as somebody sees it who has played before. */
export function sceneAtHome(name: string, language: Language): Scene {
  const scene = SCENES.find((one) => one.name === name);
  if (!scene) throw new Error(`No scene is called ${name}.`);
  const games = Object.entries(scene.storage ?? {}).map(([key, text]) => {
    const id = key.replace(/^meninges\/games\//, '');
    return [key, id === key ? text : atHome(id, text, language)] as const;
  });
  return {
    ...scene,
    storage: { 'meninges/settings': JSON.stringify({ explained }), ...Object.fromEntries(games) },
  };
}
