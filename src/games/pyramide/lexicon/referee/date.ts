import { fold } from '../letters';
import type { Language } from '../types';

const MONTHS = {
  fr: 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|janv|fevr|juil|sept|oct|nov|dec',
  en: 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec',
};
const DAYS = {
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
};
const NUMBER = '\\d{1,4}(?:er|eme|e|st|nd|rd|th)?';
/** Days of the month in letters: le premier mai, the fourth of July. */
const IN_LETTERS = {
  fr: 'premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente',
  en: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fourteenth|twentieth',
};

const patternsOf = (language: Language): readonly RegExp[] => {
  const [month, day, letters] = [MONTHS[language], DAYS[language], IN_LETTERS[language]];
  const number = `(?:${NUMBER}|${letters})`;
  return [
    // A year, perhaps with its era or its decade: 1789, -52, 1990s, 52 avant J.-C.
    /^-?\d{3,4}(?:s|'s)?(?:-\d{2,4})?$/,
    /^-\d+$/,
    /^'?\d0'?s$/,
    /^-?\d+ ?(?:avant|apres|av|ap|bc|ad|bce|ce)\b/,
    /^ad \d+$/,
    /^(?:l')?(?:an|annee|annees|year|years|the) (?:\d+'?s?|mille)$/,
    // Figures apart: 14/07, 14-07-1789, 4.7.
    /^\d{1,4}([/.-])\d{1,2}(?:\1\d{1,4})?$/,
    new RegExp(`^(?:le |the )?(?:(?:${day}),? )?${number}(?: of)? (?:${month})(?:,? \\d+)?$`),
    new RegExp(`^(?:${month}) (?:the )?${number}(?:,? \\d+)?$`),
    new RegExp(`^(?:${day}) ${number}$`),
    new RegExp(`^(?:${month}) (?:de l'an )?\\d+$`),
    // Centuries: XIXe siècle, 19th century.
    /^(?:le |the )?(?:[ivx]+e?|\d+(?:e|eme|st|nd|rd|th)) (?:siecle|century)$/,
  ];
};

const PATTERNS = { fr: patternsOf('fr'), en: patternsOf('en') };

/**
 * A date has a number in it: 1789, 14 juillet, the fourth of July. Days, months, seasons and “century” are dictionary words, and
 * fine by themselves.
 */
export function isDate(text: string, language: Language): boolean {
  const plain = fold(text);
  return PATTERNS[language].some((pattern) => pattern.test(plain));
}
