import type { rulesFr } from './rules.fr';

export const rulesEn: typeof rulesFr = {
  sections: [
    {
      title: 'The goal',
      text: 'Bring both your pawns from 0 to 101, exactly. Whoever has both at 101 wins at once. At the start everybody rolls: the highest total begins.',
      picture: 'goal',
    },
    {
      title: 'The colours',
      text: 'The ring of a circle shows its prime factors: 2 is orange, 3 green, 5 blue, 7 purple. Primes above 10 are red. A repeated factor has several arcs: 12 = 2 × 2 × 3.',
      picture: 'colours',
    },
    {
      title: 'To multiply is to join colours',
      text: '14 × 3 = 42: the arcs of 14 and the one of 3 together.',
      picture: 'join',
    },
    {
      title: 'To divide is to take some away',
      text: '84 ÷ 4 = 21: from 84, the two orange arcs of 4 are gone.',
      picture: 'part',
    },
    {
      title: 'Your turn: roll',
      text: 'Roll two ten-sided dice. 0 counts as 10. A double gives its number four times.',
      picture: 'double',
    },
    {
      title: 'Move',
      text: 'Use each number once, one after the other, on either of your pawns: add, subtract, multiply or divide. The two dice never combine with each other. Every stop is a circle from 0 to 101, on the way too; a division must be exact.',
      picture: 'across',
    },
    {
      title: 'Every number is used',
      text: 'Those that lead back too. × 1, ÷ 1, and 0 multiplied or divided are allowed: the pawn stays where it is.',
      picture: 'idle',
    },
    {
      title: '101, exactly',
      text: 'From 98, a 7 leads only to 91 or to 14. A pawn that reaches 101 leaves the board; the numbers left go to the other. The winning pawn has nothing more to use.',
      picture: 'exact',
    },
    {
      title: 'Bump',
      text: 'When all your numbers are used, each pawn you moved sends whoever is on its circle back to Start, even your own. On the way it bumps nobody: from 31, with 2 and 4, you pass 33 and bump the pawn on 37. If both your pawns end together, the one moved last stays. Nobody is bumped on Start.',
      picture: 'bump',
    },
    {
      title: 'Draw a card',
      text: 'A pawn that ends on a circle that is red all round earns a card, unless it was there when the turn began. One card a turn, and none for 101. When the deck is empty, the played cards are shuffled.',
      picture: 'red',
    },
  ],
  cards: {
    title: 'The 24 cards',
    keepers:
      'Keepers stay in front of you, for all to see. Play them in a later turn, as many as you like, before, between or after the dice.',
    actions:
      'Actions are done at once, with the pawn that came to the red circle; if both did, you choose freely, even the one it leaves where it is. A pawn moved this way bumps whoever is there, but earns no other card. A pawn on Start counts as behind you, and is not bumped. An action that can do nothing says why, and is passed over.',
    copies: (count) => (count === 1 ? '1 card' : `${count} cards`),
    choice: 'Or, if you so choose before the game',
    cursed:
      'Under a curse a ± keeper can only subtract. A number that cannot be used at all takes one of your pawns back to 0.',
  },
  variants: {
    title: 'Variants',
    says: 'They are chosen before the game, and many combine; where they do not, the screen says why.',
    more: {
      'double-time': 'So one turn may bring several cards.',
      waypoints:
        'They are primes between 30 and 80. A pawn has landed where it stands when its numbers are used, or where a card puts it; the card drawn there may carry it on. Passing through between two numbers is not enough.',
      sprint: 'For a shorter game.',
      backwards: 'A bumped pawn goes back to 101; at 0 it leaves the board.',
      'there-and-back':
        'A pawn that stops on 101 turns round. A bumped pawn goes back to 0 on the way out, to 101 on the way back.',
      'solitaire-1':
        'There are only the nine ± cards. Turns are counted: your record is kept, beside what perfect play would need on average.',
      'solitaire-2': 'Turns are counted in the same way, with the same nine cards.',
    },
  },
};
