import { SAMPLE, type Language, type Stock, type StockRiddle } from '../rules';

/** The riddles of the lessons, in both languages word for word alike, so that one lesson serves both. */
type Riddles = Readonly<Record<Language, StockRiddle>>;

export const SNOWMAN: Riddles = {
  fr: {
    id: 'lesson-1',
    title: 'Il ne verra pas l’été',
    parts: ['Une ', ' pour le ', ', un vieux ', ', et toute la ', ' le regarde maigrir au premier ', '.'],
    words: ['carotte', 'nez', 'chapeau', 'famille', 'soleil'],
    answer: 'le bonhomme de neige',
    accepts: ['bonhomme de neige'],
  },
  en: {
    id: 'lesson-1',
    title: 'Gone by summer',
    parts: ['A ', ' for a ', ', an old ', ', and the whole ', ' watches him shrink in the first ', '.'],
    words: ['carrot', 'nose', 'hat', 'family', 'sun'],
    answer: 'the snowman',
    accepts: ['snowman'],
  },
};

export const ALARM: Riddles = {
  fr: {
    id: 'lesson-2',
    title: 'Mal aimé',
    parts: [
      'Chaque ',
      ' il coupe un ',
      ' en deux, on le fait taire de la ',
      ', on lui demande encore cinq ',
      ', et le ',
      ' il se repose.',
    ],
    words: ['matin', 'rêve', 'main', 'minutes', 'dimanche'],
    answer: 'le réveil',
    accepts: ['réveil', 'le réveille-matin', 'réveille-matin'],
  },
  en: {
    id: 'lesson-2',
    title: 'Nobody’s friend',
    parts: [
      'Every ',
      ' it cuts a ',
      ' in two, is hushed with one ',
      ', is asked for five more ',
      ', and on ',
      ' it rests.',
    ],
    words: ['morning', 'dream', 'hand', 'minutes', 'Sunday'],
    answer: 'the alarm clock',
    accepts: ['alarm clock', 'alarm', 'clock'],
  },
};

/** A lesson never comes to its second riddle, but a game is not begun without enough of them. */
export const stockOf = (riddle: StockRiddle): Stock => ({ ...SAMPLE, riddles: [riddle, ...SAMPLE.riddles] });
