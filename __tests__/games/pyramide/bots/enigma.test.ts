import { MINDS, solve } from '../../../../src/games/pyramide/bots';
import { loadDeck } from '../../../../src/games/pyramide/decks';
import { loadAnswers, openAnswers } from '../../../../src/games/pyramide/lexicon';
import { enigmaFigures, finish } from '../../../../tools/guess-pyramide/figures';

const ANSWERS = openAnswers(
  'fr',
  `le parapluie;thing;pluie mouiller ouvrir oublier train manche toile vent retourner
le soleil;thing;chaud briller été lumière plage coucher jaune ciel
la mer;place;vague plage bateau sel bleu vacances marée poisson
Édith Piaf;person;chanteuse moineau vie rose noir accordéon voix`,
);
const riddle = (title: string, ...found: readonly (string | null)[]) => ({
  title,
  parts: ['On l’', ' au ', ', et on le ', ' dans le ', ' par temps de ', '.'],
  found,
});
const said = (...found: readonly (string | null)[]): string | null =>
  finish(solve(riddle('Ciel gris', ...found), ANSWERS, MINDS.strong));

describe('the enigma', () => {
  it('is what most of its words lead to, in any of their forms', () => {
    expect(said('ouvre', 'vent', 'oublie', 'trains', 'pluies')).toBe('le parapluie');
  });
  it('is passed where one word alone leads somewhere', () => {
    expect(said(null, null, null, null, null)).toBeNull();
  });
  it('is never an answer that stands in the riddle itself', () => {
    expect(said('parapluie', 'vent', 'oublie', 'train', 'pluie')).not.toBe('le parapluie');
  });
  it('is found by a better player more often, and with more words more often', async () => {
    const answers = await loadAnswers('fr');
    const { cards } = await loadDeck('fr-junior');
    const riddles = cards.flatMap((card) => card.riddles);
    const right = (level: keyof typeof MINDS, struck: number): number =>
      enigmaFigures(riddles, answers, MINDS[level], struck).right / riddles.length;
    const [strong, solid, beginner] = [right('strong', 0), right('solid', 0), right('beginner', 0)];
    expect(strong).toBeGreaterThan(0.6);
    expect(solid).toBeLessThan(strong - 0.1);
    expect(beginner).toBeLessThan(solid - 0.1);
    expect(right('strong', 2)).toBeLessThan(strong);
    expect(right('strong', 5)).toBeLessThan(0.1);
  });
});
