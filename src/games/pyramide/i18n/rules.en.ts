import type { rulesFr } from './rules.fr';

export const rulesEn: typeof rulesFr = {
  sections: [
    {
      title: 'The aim',
      text: [
        'DICO makes SYNO find five words hidden in a sentence, and the sentence asks a riddle. Every word found and every riddle solved is a step up the pyramid.',
        'You play aloud: the phone is the card, the notepad, the counter and the clock.',
      ],
      picture: 'steps',
    },
    {
      title: 'A riddle, step by step',
      text: [
        '1. The title is read out: it is a first clue. The sentence stays hidden.',
        '2. DICO holds the card to read the first word, and bets in how many clues it will be found. Once the first clue is said the bet is fixed.',
        '3. DICO says one single word, SYNO answers with one single word. And so on, until the word is found or the bet is used up.',
        '4. Found: 1 point, and the word is noted. Not found: it is struck out and stays hidden.',
        '5. After the fifth word the sentence is shown: SYNO has one answer to the riddle. With the option “Open sentence” it can be seen from the start, which is easier; junior cards are played that way.',
      ],
      picture: 'card',
    },
    {
      title: 'Bets and bricks',
      text: [
        'Thirteen bricks serve all five words. The bet comes off the obelisk at once, whether the clues are used or not: bet 3, find it with the first, and 3 bricks are gone.',
        'No bricks left: the remaining words are struck out.',
      ],
      picture: 'bet',
    },
    {
      title: 'The bonus',
      text: [
        'If all five words are found, every brick left is 1 point more. A single word struck out, and there is no bonus.',
      ],
      picture: 'bonus',
    },
    {
      title: 'The riddle itself',
      text: [
        'The sentence is shown at last, with its title; struck words stay blank. Who or what is it? One answer only, 1 point if it is right. Accents, capitals and articles do not count.',
      ],
      picture: 'sentence',
    },
    {
      title: 'The roles',
      text: [
        'DICO knows the word and gives the clues. SYNO guesses.',
        'With four, the other team is SCRIPTO and REGLO: the phone writes and counts for them; they hold it for the riddle and judge the answer.',
      ],
      picture: '',
    },
    {
      title: 'Four players',
      text: [
        'Two teams of two. A round is four riddles: one for each team, then one more each with DICO and SYNO exchanged. A die says who begins. The team ahead wins the round; level, each plays one more riddle, roles as they like, and when the cards run out the die decides. The teams begin the rounds in turn; pawns go down again every round, and two rounds win the game.',
        'The Great Pyramid then ranks everybody: somebody from the losing team makes both winners find five expressions, by talking and miming, never saying a word of the expression. Who says most of them is the word master, and gives the losers their list. Level: another list, and when there is none left, the die.',
      ],
      picture: '',
    },
    {
      title: 'Three players',
      text: [
        'Everyone for themselves. DICO has the whole sentence in hand and plays to two SYNOs at once: the first to say the word scores 1, and so does DICO. The riddle goes first to the SYNO ahead in it (level, the die decides), then to the other. The bonus is for DICO and the SYNO ahead.',
        'Three riddles a round, DICO passing to the left. Level between two, one more riddle with both as SYNO; between three, the round again. When somebody has two rounds, a last round of three lists of expressions. Most rounds win; level, one more list between the two. When the cards run out the die decides.',
      ],
      picture: '',
    },
    {
      title: 'Two players',
      text: [
        'DICO has the whole sentence in hand; both score each word found. SYNO may answer the riddle at any time: 2 points before the fifth word is played, 1 after it. If it is wrong, DICO may answer for 1 point.',
        'Each is DICO once a round. Level: one more riddle each, twice at most, then the die. After three rounds won, a last round of two lists; most rounds win. Level: two more lists, and when there are none left, the die.',
      ],
      picture: '',
    },
    {
      title: 'Alone with the app',
      text: [
        'Words are typed. The app gives the clues and you guess, or you explain and it guesses, or you take turns as two would: there too the riddle may be tried before the fifth word, for 2 points. A word typed in the plural counts. The marathon is ten riddles in a row, with a record to beat.',
      ],
      picture: 'typed',
    },
    {
      title: 'An option for four: ping-pong',
      text: [
        'The second round puts both teams on one riddle, its sentence hidden until the five words are over, without bets: five clues in all for each word, one DICO after the other. Who finds it scores 1 and begins the next word. Five clues in vain: the word is struck out and the other team begins the next. A clue that is not allowed gives the other team 1 point; one too slow passes the relay. The team with more words answers the riddle first, then the other.',
      ],
      picture: '',
    },
    {
      title: 'Then proper names',
      text: [
        'A theme and four names; the team behind begins. A DICO bids 1 to 5 clues; the other DICO reads the name and bids lower, or lets them play. The last bidder plays: found, 1 point for that team; not found, 1 for the other. Level: another theme, and when there is none left, the die.',
      ],
      picture: '',
    },
  ],
  clues: {
    title: 'Clue words',
    says: 'A clue is one single word of the dictionary, in any form: a synonym, an opposite, whatever makes one think of it.',
    word: (word) => `for “${word}”`,
    allowed: 'allowed',
    refused: 'not allowed',
    fine: [
      { clue: 'petal', word: 'flower', why: 'An idea close by.' },
      { clue: 'withered', word: 'flower', why: 'Any form of a word, verbs included.' },
    ],
    unlawful: [
      { clue: 'flowery', word: 'flower', why: 'The same root as the word.' },
      { clue: 'bus stop', word: 'wait', why: 'A compound or an expression.' },
      { clue: '4 July', word: 'parade', why: 'A date.' },
      { clue: 'see', word: 'sea', why: 'It only sounds alike.' },
      { clue: 'NASA', word: 'rocket', why: 'An acronym.' },
      { clue: 'Eiffel', word: 'tower', why: 'A proper name; the club option allows them.' },
    ],
    after:
      'A clue that is not allowed spends its brick and loses the word, even when it is only called after the answer: until the next word, or the sentence, is shown. Spoken clues are judged by the table; typed ones are checked by the app, which names the rule, and you may overrule it.',
  },
  time: {
    title: 'The clock',
    text: [
      'Ten seconds to bet, for each clue and for each answer; the option goes from 5 to 60, or off. It stops while the phone changes hands, on pause, and when the app is not in front.',
      'Time up: no bet is a bet of 1; no clue spends that clue; no answer is a miss. Without a clock the “Too slow” button does the same. The Great Pyramid is played in 60 seconds a list, or without a limit. Typing alone with the app there is no clock, unless you want it.',
    ],
  },
  decks: {
    title: 'Your own cards',
    text: 'You can write, exchange and play your own decks of riddles: “Your own cards” when you set up a game. Nothing comes twice in a game: a deck that is too small says so before it begins.',
  },
};
