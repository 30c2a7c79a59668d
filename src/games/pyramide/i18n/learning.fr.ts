import { rulesFr } from './rules.fr';
import { unfoldedFr } from './unfolded.fr';

/** Words of the rules page, of lessons, hints and the review. */
export const learningFr = {
  rules: rulesFr,
  unfolded: unfoldedFr,
  lessons: {
    dico: 'Être DICO',
    syno: 'Être SYNO',
    bet: {
      says: 'Vous êtes DICO. Maintenez la carte pour lire le mot, puis pariez : 2 indices.',
      otherwise: 'C’est permis, mais essayez un pari de 2.',
      done: 'Deux briques ont quitté l’obélisque : il en reste onze pour les quatre autres mots.',
    },
    said: {
      says: 'Pour « carotte », dites à voix haute : « lapin ». Puis touchez « C’est dit ».',
      otherwise: 'Dites d’abord votre indice, puis touchez « C’est dit ».',
      done: 'À Tom de répondre. Un seul mot, lui aussi.',
    },
    missed: {
      says: 'Tom répond « terrier ». Ce n’est pas le mot : touchez « Raté ».',
      otherwise: 'Le mot était « carotte », Tom a dit « terrier » : c’est raté.',
      done: 'Un indice de dépensé, il en reste un. Dites autre chose : on peut préciser.',
    },
    found: {
      says: 'Dites « orange ». Tom s’écrie : « carotte ! » Touchez « Trouvé ».',
      otherwise: 'Tom l’a dit : touchez « Trouvé ».',
      done: 'Trouvé : un point, et le mot est noté : il prendra sa place dans la phrase.',
    },
    struck: {
      says: 'Pour « nez », vous avez parié 1 et dit « visage » ; Tom a dit « yeux ». Le mot est rayé : passez au suivant.',
      otherwise: 'Touchez « Mot suivant ».',
      done: 'Un mot rayé restera en blanc dans la phrase, et il n’y aura plus de bonus. Deux briques de plus l’auraient peut-être sauvé.',
    },
    judge: {
      says: 'Les cinq mots sont joués. Tom répond à l’énigme : « le bonhomme de neige ». Maintenez pour lire la réponse, et jugez.',
      otherwise: 'Lisez la réponse : Tom avait raison.',
      done: 'Juste : un point de plus. La table juge toujours elle-même ce qui est dit à voix haute.',
    },
    title: {
      says: 'Vous êtes SYNO, l’app est DICO. Lisez le titre, c’est un indice ; puis continuez.',
      otherwise: 'Touchez « Continuer ».',
      done: 'L’app parie ses briques et donne un premier indice.',
    },
    guess: {
      says: 'Le premier indice est « soir ». La phrase est encore cachée : pensez au contraire et écrivez le mot.',
      otherwise: 'Il suit la nuit : le contraire du soir ?',
      done: '« matin » : un point. Le mot est noté, et il aidera pour l’énigme.',
    },
    again: {
      says: '« sommeil » : vous aviez dit « lit ». Le deuxième indice est « cauchemar ». Les deux ensemble ?',
      otherwise: 'Un cauchemar est un mauvais…',
      done: '« rêve » : chaque indice compte, même le premier.',
    },
    next: {
      says: 'L’app avait parié 1 : « gant ». Vous aviez dit « doigt », et le mot est rayé. Passez au suivant.',
      otherwise: 'Touchez « Mot suivant ».',
      done: 'On ne saura ce mot qu’à la fin. « Je passe » dépense un indice, comme une erreur.',
    },
    answer: {
      says: 'Voici la phrase, avec quatre mots sur cinq, et le titre : « Mal aimé ». De quoi s’agit-il ? Écrivez votre réponse.',
      otherwise: 'Il sonne, et on voudrait dormir encore cinq minutes.',
      done: 'Le réveil ! Un point de plus. Articles et accents ne comptent pas.',
    },
  },
  hint: {
    pos: { n: 'un nom', v: 'un verbe', a: 'un adjectif', o: 'un mot invariable' },
    or: (one: string, other: string) => `${one} ou ${other}`,
    one: 'au singulier',
    many: 'au pluriel',
    m: 'masculin',
    f: 'féminin',
    vowel: 'qui commence par une voyelle ou un h muet',
    consonant: 'qui commence par une consonne',
    bare: 'à l’infinitif',
    participle: 'au participe',
    finite: 'conjugué',
    blank: (kind: string) => `À cet endroit de la phrase il faut sans doute ${kind}.`,
    hidden: 'La phrase est encore cachée : partez du titre et des indices.',
    open: 'La phrase seule n’en dit pas assez : partez des indices.',
    candidates: (clue: string, words: string) =>
      `« ${clue} » est le plus parlant. Il fait penser à : ${words}.`,
    best: (word: string) => `Sans connaître le mot, l’app dirait « ${word} ».`,
    nothing: 'Ces indices ne disent rien à l’app non plus.',
    enigma: (title: string) =>
      `Relisez la phrase avec son titre, « ${title} » : de qui, de quoi parle-t-on ?`,
    enigmaBest: (word: string) => `L’app, qui ne connaît pas la réponse, penserait à « ${word} ».`,
    easy: 'Le mot est facile à approcher : un pari bas peut suffire.',
    hard: 'Le mot demande plusieurs chemins : gardez de la marge.',
    bet: (bricks: number) => `L’app parierait ${bricks}.`,
    through: (kind: string) => `Cherchez du côté d’${kind} qui va avec le mot.`,
    word: 'Cherchez un mot que l’on dit souvent avec celui-ci.',
    away: (guess: string) => `Un indice qui éloigne de « ${guess} ».`,
    first: (letter: string, letters: number) => `Il commence par ${letter} et a ${letters} lettres.`,
    clue: (clue: string) => `Essayez « ${clue} ».`,
    mute: 'L’app n’a pas d’indice pour ce mot.',
  },
};

export type LearningWords = typeof learningFr;
