import type { LearningWords } from './learning.fr';
import { rulesEn } from './rules.en';
import { unfoldedEn } from './unfolded.en';

export const learningEn: LearningWords = {
  rules: rulesEn,
  unfolded: unfoldedEn,
  lessons: {
    dico: 'Being DICO',
    syno: 'Being SYNO',
    bet: {
      says: 'You are DICO. Hold the card to read the word, then bet: 2 clues.',
      otherwise: 'That is allowed, but try a bet of 2.',
      done: 'Two bricks have left the obelisk: eleven remain for the other four words.',
    },
    said: {
      says: 'For “carrot”, say aloud: “rabbit”. Then tap “Said”.',
      otherwise: 'Say your clue first, then tap “Said”.',
      done: 'Now Tom answers: he has one single word, too.',
    },
    missed: {
      says: 'Tom answers “burrow”. That is not the word: tap “Missed”.',
      otherwise: 'The word was “carrot”, Tom said “burrow”: it is a miss.',
      done: 'One clue spent, one is left. Say something else: you can narrow it down.',
    },
    found: {
      says: 'Say “orange”. Tom cries: “carrot!” Tap “Found”.',
      otherwise: 'Tom has said it: tap “Found”.',
      done: 'Found: one point, and the word is noted: it will take its place in the sentence.',
    },
    struck: {
      says: 'For “nose” you bet 1 and said “face”; Tom said “eyes”. The word is struck out: go on to the next.',
      otherwise: 'Tap “Next word”.',
      done: 'A struck word will stay blank in the sentence, and there will be no bonus. Two more bricks might have saved it.',
    },
    judge: {
      says: 'All five words are played. Tom answers the riddle: “the snowman”. Hold to read the answer, and judge.',
      otherwise: 'Read the answer: Tom was right.',
      done: 'Right: one more point. What is said aloud is always for the table to judge.',
    },
    title: {
      says: 'You are SYNO, the app is DICO. Read the title, it is a clue; then go on.',
      otherwise: 'Tap “Go on”.',
      done: 'The app bets its bricks and gives a first clue.',
    },
    guess: {
      says: 'The first clue is “evening”. The sentence is still hidden: think of the opposite and type the word.',
      otherwise: 'It follows the night: the opposite of evening?',
      done: '“morning”: one point. The word is noted, and will help with the riddle.',
    },
    again: {
      says: '“sleep”: you had said “bed”. The second clue is “nightmare”. Both together?',
      otherwise: 'A nightmare is a bad…',
      done: '“dream”: every clue counts, the first one too.',
    },
    next: {
      says: 'The app had bet 1: “glove”. You had said “finger”, and the word is struck out. Go on to the next.',
      otherwise: 'Tap “Next word”.',
      done: 'You will know that word only at the end. “I pass” spends a clue, like a mistake.',
    },
    answer: {
      says: 'Here is the sentence, with four words of five, and the title: “Nobody’s friend”. What is it? Type your answer.',
      otherwise: 'It rings, and you would like five more minutes of sleep.',
      done: 'The alarm clock! One more point. Articles and capitals do not count.',
    },
  },
  hint: {
    pos: { n: 'a noun', v: 'a verb', a: 'an adjective', o: 'a word of another kind' },
    or: (one, other) => `${one} or ${other}`,
    one: 'in the singular',
    many: 'in the plural',
    m: 'masculine',
    f: 'feminine',
    vowel: 'that begins with a vowel',
    consonant: 'that begins with a consonant',
    bare: 'in the infinitive',
    participle: 'as a participle',
    finite: 'in the right person',
    blank: (kind) => `In this place of the sentence there is probably ${kind}.`,
    hidden: 'The sentence is still hidden: go by the title and the clues.',
    open: 'The sentence alone does not say enough: go by the clues.',
    candidates: (clue, words) => `“${clue}” says most. It makes one think of: ${words}.`,
    best: (word) => `Without knowing the word, the app would say “${word}”.`,
    nothing: 'These clues tell the app nothing either.',
    enigma: (title) => `Read the sentence again with its title, “${title}”: who or what is it about?`,
    enigmaBest: (word) => `The app, which does not know the answer, would think of “${word}”.`,
    easy: 'The word is easy to get close to: a low bet may do.',
    hard: 'The word needs several ways in: leave yourself room.',
    bet: (bricks) => `The app would bet ${bricks}.`,
    through: (kind) => `Look for ${kind} that goes with the word.`,
    word: 'Look for a word that is often said with this one.',
    away: (guess) => `A clue that leads away from “${guess}”.`,
    first: (letter, letters) => `It begins with ${letter} and has ${letters} letters.`,
    clue: (clue) => `Try “${clue}”.`,
    mute: 'The app has no clue for this word.',
  },
};
