/** Ce qui ne va pas dans un paquet : une phrase par code de `FaultFacts`, sans reproche, avec ce qu’on peut faire. */
const tooFewOrMany = (found: number, most: number, few: string, many: string): string =>
  found > most ? many : few;

export const faults = {
  unreadable: 'Ce texte ne peut pas être lu comme un paquet. Exportez-le pour le revoir, ou supprimez-le.',
  'too-large': (characters: number, most: number) =>
    `Ce texte a ${characters} caractères ; un paquet en a ${most} au plus. Partagez-le en plusieurs paquets.`,
  'too-many-lines': (count: number, most: number) =>
    `Ce texte a ${count} lignes ; un paquet en a ${most} au plus. Partagez-le en plusieurs paquets.`,
  'line-too-long': (characters: number, most: number) =>
    `Cette ligne a ${characters} caractères ; une ligne en a ${most} au plus. Raccourcissez-la.`,
  'too-many-alternatives': (count: number, most: number) =>
    `Il y a ${count} écritures sur cette ligne, séparées par des barres ; ${most} au plus.`,
  'too-many-cards': (count: number, most: number) =>
    `Ce texte a ${count} cartes ; un paquet en a ${most} au plus. Partagez-le en plusieurs paquets.`,
  'card-too-full': (count: number, most: number) =>
    `Il y a ${count} entrées d’une même sorte ici ; ${most} au plus, et une carte en demande bien moins.`,
  'sentence-too-long': (characters: number, most: number) =>
    `Cette phrase a ${characters} caractères ; une phrase en a ${most} au plus. Raccourcissez-la.`,

  'head-missing': {
    deck: 'Il manque le nom du paquet : une ligne « deck : Mon paquet », tout en haut.',
    language: 'Il manque la langue : une ligne « language : fr » ou « language : en », tout en haut.',
    age: 'Il manque l’âge : une ligne « age : standard » ou « age : junior », tout en haut.',
  },
  'head-twice': {
    deck: 'Le nom du paquet est donné deux fois : une seule ligne « deck » suffit.',
    language: 'La langue est donnée deux fois : une seule ligne « language » suffit.',
    age: 'L’âge est donné deux fois : une seule ligne « age » suffit.',
  },
  'head-value': {
    deck: (_value: string) => 'Le paquet n’a pas encore de nom.',
    language: (value: string) =>
      value === ''
        ? 'La langue reste à choisir : fr ou en.'
        : `« ${value} » : la langue s’écrit fr (français) ou en (anglais).`,
    age: (value: string) =>
      value === ''
        ? 'L’âge reste à choisir : standard ou junior.'
        : `« ${value} » : l’âge s’écrit standard ou junior.`,
  },

  'stray-line': (text: string) =>
    `« ${text} » ne se rattache à rien. Au début de la ligne : ? pour un titre, = pour une réponse, + pour une expression, - pour un nom propre.`,
  'entry-empty': {
    '?': 'Il manque un titre.',
    '=': 'Il manque une réponse.',
    '+': 'Il manque une expression.',
    '-': 'Il manque un nom.',
  },
  'sentence-missing': {
    titled: (title: string) => `Il manque la phrase de l’énigme « ${title} ».`,
    untitled: 'Il manque la phrase de l’énigme.',
  },
  'answer-missing': {
    titled: (title: string) => `Il manque la réponse de l’énigme « ${title} ».`,
    untitled: 'Il manque la réponse de l’énigme.',
  },

  'no-cards': 'Il faut au moins une carte d’énigmes pour jouer.',
  'riddle-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      least > 1 ? `Il faut ${least} énigmes sur une carte.` : 'Il faut au moins une énigme sur cette carte.',
      `Cette carte a ${found} énigmes, et le dé n’en choisit que parmi ${most}. Commencez une autre carte.`,
    ),
  'expression-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `Il faut ${least} expressions sur cette carte.`,
      `Cette carte a ${found} expressions ; il y a place pour ${most}.`,
    ),
  'theme-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      least > 1 ? `Il faut ${least} thèmes sur une carte.` : 'Il faut au moins un thème sur cette carte.',
      `Cette carte a ${found} thèmes ; il y a place pour ${most}. Commencez une autre carte.`,
    ),
  'name-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `Un thème a ${least} noms : ${found === 0 ? 'aucun' : found} pour l’instant.`,
      `Un thème a ${most} noms ; celui-ci en a ${found}.`,
    ),

  'mark-open': 'Il manque un astérisque : chaque mot à trouver en a un devant et un derrière.',
  'mark-count': (found: number, _least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `Une énigme a ${most} mots à trouver : ${found === 0 ? 'aucun n’est marqué' : found === 1 ? 'un seul est marqué' : `${found} sont marqués`} pour l’instant.`,
      `Une énigme a ${most} mots à trouver : ${found} sont marqués, c’est trop.`,
    ),
  'word-empty': 'Il n’y a rien entre deux astérisques.',
  'word-several': (word: string) => `« ${word} » : un mot à trouver est un seul mot.`,
  'word-joined': (word: string) =>
    `« ${word} » fait partie d’un mot composé : un mot à trouver n’a ni trait d’union ni apostrophe.`,
  'word-capital': (word: string) =>
    `« ${word} » a une majuscule : un mot à trouver est un mot ordinaire, en minuscules.`,
  'word-odd': (word: string) => `« ${word} » : un mot à trouver n’est fait que de lettres.`,
  'word-twice': (word: string) => `« ${word} » est marqué deux fois : choisissez un autre mot.`,
  'word-shown': (word: string) =>
    `« ${word} » se lit aussi ailleurs, dans le titre ou la phrase : tout le monde le verrait.`,

  'answer-inside': (word: string, answer: string) =>
    `« ${word} » donne la réponse « ${answer} » : dites-le autrement.`,
  'answer-begins': (word: string, answer: string) =>
    `« ${word} » commence comme la réponse « ${answer} » : est-ce de la même famille ?`,
  'answer-twice': (answer: string, first: number) =>
    `« ${answer} » est déjà la réponse de la ligne ${first} : une réponse ne vient qu’une fois par paquet.`,
  'accept-twice': (accept: string) => `« ${accept} » est écrit deux fois : une fois suffit.`,
  'sentence-length': (found: number, least: number, most: number) =>
    `La phrase a ${found} ${found > 1 ? 'mots' : 'mot'} ; de ${least} à ${most}, elle se lit et se devine le mieux.`,

  'expression-twice': (expression: string, first: number) =>
    `« ${expression} » est déjà à la ligne ${first} : une expression ne vient qu’une fois par paquet.`,
  'name-twice': (name: string, first: number) =>
    `« ${name} » est déjà à la ligne ${first} : un nom ne vient qu’une fois par paquet.`,
  'word-answers': (word: string, answer: string, other: number) =>
    `« ${word} » est aussi dans la réponse « ${answer} » (ligne ${other}), sur la même carte.`,
};
