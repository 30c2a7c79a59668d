import type { Language } from '../lexicon';

/** What one does not say to children, common as it is: drink and drugs, sex, crime and cruelty, coarse words, and a few that only books say. */
const WORDS: Readonly<Record<Language, string>> = {
  fr: `
    alcool alcoolique ivre ivrogne bourré soûl bière vin rhum whisky vodka pastis champagne cognac digestif apéritif bar cigarette
    cigare tabac fumer clope joint cannabis drogue drogué cocaïne héroïne shit dealer overdose seringue casino poker
    sexe sexy sexuel nu nudité sein seins nichon cul bite zizi pénis préservatif capote porno érotique strip-tease pute prostituée
    putain bordel amant adultère infidèle cocu viol inceste pédophile orgasme orgie string bikini séduire draguer
    mafia mafieux gangster crime criminel meurtre meurtrier tuer tueur assassin assassinat otage terroriste attentat bombe torture
    torturer bourreau guillotine potence pendu pendre pendaison décapiter suicide cadavre massacre génocide nazi exécution étrangler
    poignarder cancer sida divorce licencier chômage impôt merde con connard salope enculer foutre chier vomir esclave esclavage
    vaudou lumbago cirrhose moelle crucifixion jadis naguère physique
  `,
  en: `
    alcohol alcoholic drunk beer wine rum whisky whiskey vodka gin champagne booze hangover pub bar cigarette cigar tobacco smoke joint
    cannabis weed drug drugs cocaine heroin dealer overdose casino poker sex sexy sexual nude naked breast breasts boobs penis
    condom porn erotic stripper whore prostitute brothel lover mistress adultery affair rape incest orgasm orgy thong seduce
    aphrodisiac mafia gangster crime criminal murder murderer kill killer assassin hostage terrorist bomb torture executioner
    guillotine gallows noose hang hanging behead suicide corpse massacre genocide nazi execution strangle stab cancer aids divorce
    tax unemployment shit arse ass bitch bastard fuck damn hell slave slavery voodoo vomit
  `,
};

const BY_LANGUAGE = new Map<Language, ReadonlySet<string>>();

export function isForGrownUps(word: string, language: Language): boolean {
  const known = BY_LANGUAGE.get(language) ?? new Set(WORDS[language].trim().split(/\s+/));
  BY_LANGUAGE.set(language, known);
  return known.has(word.toLowerCase());
}
