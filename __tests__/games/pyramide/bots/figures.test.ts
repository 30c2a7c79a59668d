import { MINDS } from '../../../../src/games/pyramide/bots';
import { LANGUAGES, loadAnswers, loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { loadDeck } from '../../../../src/games/pyramide/decks';
import { explainRiddle, halfOf, type Syno } from '../../../../tools/guess-pyramide/dico';
import { explainFigures, guessFigures } from '../../../../tools/guess-pyramide/figures';
import { heldOut, riddlesIn } from '../../../../tools/guess-pyramide/held-out';
import { strangerBy } from '../../../../tools/guess-pyramide/stranger';

/** Floors under the figures that `npm run guess:pyramide` prints in full. */
describe.each(LANGUAGES)('on clue lists nobody tuned anything on (%s)', (language) => {
  const share = ({ words, found }: { words: number; found: readonly number[] }, clues: number): number =>
    found[clues - 1]! / words;
  const trials = async () => (await heldOut(language, 'old')).filter((_, nth) => nth % 2 === 0);

  it('the best level finds four words of five within three clues, with and without the sentence', async () => {
    const lexicon = await loadLexicon(language);
    for (const shown of ['clues', 'sentence'] as const) {
      const figures = guessFigures(await trials(), lexicon, MINDS.strong, shown);
      // Words of the lists that the decks still mark.
      expect(figures.words).toBeGreaterThan(25);
      expect(share(figures, 3)).toBeGreaterThanOrEqual(0.8);
      expect(share(figures, 1)).toBeGreaterThanOrEqual(0.35);
    }
  });

  it('each level finds more than the one below', async () => {
    const lexicon = await loadLexicon(language);
    const found = await Promise.all(
      (['beginner', 'solid', 'strong'] as const).map(async (level) =>
        share(guessFigures(await trials(), lexicon, MINDS[level], 'clues'), 3),
      ),
    );
    expect(found[0]).toBeGreaterThan(0.4);
    expect(found[1]! - found[0]!).toBeGreaterThan(0.03);
    expect(found[2]! - found[1]!).toBeGreaterThan(0.02);
  });

  it('bets that fit its clues: mostly enough for who thinks alike, more than half for a stranger', async () => {
    const lexicon = await loadLexicon(language);
    const answers = await loadAnswers(language);
    const deck = await loadDeck(language === 'fr' ? 'fr-standard' : 'en-standard');
    const played = (syno?: Syno) =>
      halfOf(deck, 'fresh', 12).flatMap(
        (riddle) => explainRiddle(riddle, deck, { lexicon, answers, mind: MINDS.solid }, syno).words,
      );
    const enough = (words: ReturnType<typeof played>): number =>
      words.filter(({ bet, needed }) => needed !== null && needed <= bet).length / words.length;
    const alike = played();
    expect(enough(alike)).toBeGreaterThan(0.65);
    expect(enough(alike)).toBeLessThan(0.92);
    expect(new Set(alike.map(({ bet }) => bet)).size).toBeGreaterThan(2);
    // Nor is that so because most words are staked on one clue: two are not always enough for another person of its level.
    expect(alike.filter(({ bet }) => bet === 1).length / alike.length).toBeLessThan(0.45);
    expect(enough(alike.filter(({ bet }) => bet === 2))).toBeLessThan(0.97);
    expect(enough(played({ hears: strangerBy(lexicon, 'links'), mind: MINDS.strong }))).toBeGreaterThan(0.45);
  });

  it('what the app explains by one writer’s lists is found by the other’s', async () => {
    const lexicon = await loadLexicon(language);
    const words = (await riddlesIn(language))
      .flatMap((riddle) => riddle.words)
      .filter((_, nth) => nth % 9 === 0);
    const figures = explainFigures(words, lexicon, MINDS.strong, MINDS.strong);
    expect(share(figures, 3)).toBeGreaterThanOrEqual(0.85);
  });
});
