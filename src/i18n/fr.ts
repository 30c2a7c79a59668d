import { typeset } from './typeset';

/** The catalogue, and the type that every other language must match. Names are used wherever a name is known. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]!}`;

export const fr = typeset({
  app: 'Méninges',
  list,
  /** A thing and what is said of it. */
  named: (what: string, said: string) => `${what} : ${said}`,
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant…',

  home: {
    continue: (game: string) => `Continuer : ${game}`,
    turnOf: (names: string, name: string) => `${names} · au tour de ${name}`,
    otherGames: (count: number) =>
      count === 1 ? 'et 1 autre partie commencée' : `et ${count} autres parties commencées`,
    history: 'Parties',
    settings: 'Réglages',
    about: 'À propos',
  },

  setUp: {
    title: (game: string) => game,
    howMany: 'Combien de places ?',
    seats: 'Autour de la table',
    seat: (number: number) => `Place ${number}`,
    name: (number: number) => `Nom, place ${number}`,
    face: (number: number) => `Changer la couleur, place ${number}`,
    person: 'Une personne',
    app: 'L’appli',
    who: (name: string) => `Qui joue pour ${name} ?`,
    level: (name: string) => `Niveau de ${name}`,
    help: 'Coup de pouce',
    sums: 'Je fais les calculs',
    options: 'Règles',
    start: 'Commencer',
    rules: 'Règles du jeu',
    people: ['Léa', 'Tom', 'Mamie', 'Noé', 'Inès', 'Papi'] as readonly string[],
    bots: ['Pomme', 'Rémi', 'Ada', 'Basile', 'Cléo', 'Zoé'] as readonly string[],
    notFetched: 'Les cartes n’ont pas pu être chargées. Vérifiez le réseau, puis réessayez.',
    nameMissing: (number: number) => `Il manque un nom à la place ${number}.`,
    sameName: (name: string) =>
      `Deux places s’appellent ${name}. Donnez à chacune son nom, pour savoir à qui passer le téléphone.`,
    onlyApps: 'Il faut au moins une personne à la table.',
  },

  levels: { beginner: 'Débutant', solid: 'Solide', strong: 'Fort', master: 'Maître' } as Record<
    string,
    string
  >,
  levelSays: {
    beginner: 'se trompe souvent, et cela se voit',
    solid: 'joue bien, se trompe parfois',
    strong: 'ne laisse rien passer',
    master: 'le plus fort de tous',
  } as Record<string, string>,

  cover: {
    pass: 'Passez le téléphone à',
    begin: 'C’est à vous,',
    since: 'Depuis votre dernier tour',
    soFar: 'Jusqu’ici',
    show: (name: string) => `Je suis ${name} : voir mon jeu`,
    hidden: 'Rien n’est montré tant que ce bouton n’a pas été pressé.',
  },

  table: {
    menu: 'Menu',
    hint: 'Un coup de pouce',
    thinking: (name: string) => `${name} réfléchit…`,
    replay: 'Revoir :',
    scores: 'Les scores',
    step: (name: string) => `Laisser jouer ${name}`,
    ready: 'Lancer le sablier',
    readySays: (name: string, seconds: number) => `${name} : ${seconds} secondes`,
    timeOut: 'Temps écoulé.',
    turnMark: 'à son tour',
    turnOf: (name: string) => `C’est à ${name} de jouer.`,
    over: 'La partie est finie.',
    secondsLeft: (seconds: number) => `Plus que ${seconds} secondes.`,
    said: 'Annonces',
    rules: 'Règles du jeu',
    undo: 'Reprendre le dernier coup',
    leave: 'Quitter la table',
    leaveSays: 'La partie est gardée : vous la retrouverez à l’accueil, exactement là où elle est.',
    goOn: 'Continuer à jouer',
    exportGame: 'Exporter cette partie',
    exportSays: 'Le fichier contient toute la partie : qui l’ouvre peut y lire le jeu de chacun.',
    exportYes: 'Exporter quand même',
    pace: 'Rythme de l’appli',
    seeResult: 'Voir le résultat',
    paused: 'Partie en pause',
    app: (level: string) => `appli · ${level}`,
    seats: 'Joueurs',
  },

  result: {
    title: 'Résultat',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]!} gagne !` : `${list(names)} gagnent !`,
    draw: 'Égalité !',
    again: 'Rejouer',
    places: 'Autres places',
    review: 'Revoir',
    /** Where there is nothing to go through. */
    board: 'Voir la table',
    home: 'Accueil',
    scores: 'Scores',
    counted: (counts: string) => `Scores : ${counts}`,
    finest: 'Le plus beau coup',
    bravo: (name: string) => `Bravo, ${name} !`,
    bravoAll: 'Bravo !',
    cheer: 'Une partie jouée jusqu’au bout.',
    shareText: (app: string, game: string, title: string, lead: string, columns: readonly string[]) =>
      `${app}, ${game}. ${title} ${lead}. ${columns.join(' ; ')}.`,
  },

  solo: {
    done: 'Partie terminée',
    best: 'Record',
    games: 'Parties',
    average: 'Moyenne',
    first: 'Un premier résultat : le record à battre.',
    new: 'Nouveau record !',
    level: 'Record égalé.',
    distribution: 'Vos résultats',
    yours: 'vous',
    percent: (percent: string) => `${percent} %`,
    range: (from: number, to: number) => `de ${from} à ${to}`,
    orMore: (from: number) => `${from} ou plus`,
    orFewer: (to: number) => `${to} ou moins`,
    bar: (result: string, games: number, now: boolean, perfect: string | null) =>
      `${result} : ${games > 1 ? `${games} parties` : `${games} partie`}${now ? ', dont celle-ci' : ''}${perfect === null ? '' : ` ; ${perfect}`}`,
    day: (date: string) => `Partie du jour, ${date}.`,
    dayAgain: 'Elle se joue une fois : « Rejouer » en lance une autre.',
    dayCounted: (date: string, result: string) =>
      `Partie du jour, ${date}, déjà jouée : ${result}. Le premier résultat compte, celui-ci non.`,
    playDay: 'Jouer la partie du jour',
    today: (result: string) => `Aujourd’hui : ${result}. C’est ce premier résultat qui compte.`,
    share: 'Partager',
    shared: 'Partagé.',
    copied: 'Copié : il ne reste qu’à coller.',
    saved: 'L’image est enregistrée.',
    shareFailed: 'Cet appareil ne laisse ni partager ni copier.',
    recordsOf: (game: string) => `Records de ${game}`,
  },

  review: {
    title: 'Revoir la partie',
    thinking: (percent: number) => `L’appli relit la partie… ${percent} %`,
    played: 'Joué',
    better: 'Mieux',
    best: 'Rien de mieux : c’était le meilleur coup.',
    finest: '★ Son plus beau coup de la partie !',
    step: (step: number, steps: number) => `coup ${step} sur ${steps}`,
    previous: 'Coup précédent',
    next: 'Coup suivant',
    legend: 'Plein : joué · pointillé : possible · ★ le plus beau',
    bars: 'Tous les coups',
    pictures: 'La partie en images',
    nothing: 'Il n’y a rien à revoir : personne n’a eu à choisir.',
    notOver: 'La partie n’est pas finie.',
  },

  /** Reasons that belong to no game: the frame refuses by itself. */
  frameRefused: {
    'not-your-turn': 'Ce n’est pas encore à cette place de jouer.',
    'ready-first': 'Lancez d’abord le sablier.',
    'too-late': 'Trop tard : le temps est écoulé.',
    lesson: 'C’est permis, mais la leçon demande autre chose : la consigne est en haut.',
  },

  lessons: {
    title: 'Leçons',
    open: 'Apprendre en jouant',
    step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
    next: 'Continuer',
    skip: 'Passer cette étape',
    again: 'Recommencer',
    finished: 'Leçon terminée. À vous de jouer !',
    listen: 'Écouter',
    play: 'Jouer une partie',
  },

  history: {
    title: 'Parties',
    none: 'Aucune partie pour l’instant. La première que vous commencerez sera gardée ici.',
    underWay: 'En cours',
    finished: 'Terminées',
    done: 'terminée',
    asideTitle: 'Mises de côté',
    turnOf: (name: string) => `au tour de ${name}`,
    won: (names: readonly string[]) => (names.length === 0 ? 'égalité' : `${list(names)} : gagné`),
    exportOne: (names: string) => `Exporter la partie de ${names}`,
    remove: 'Supprimer',
    removeOne: (names: string) => `Supprimer la partie de ${names}`,
    removeSure: 'Supprimer cette partie ?',
    removeSays: 'Elle ne pourra pas être retrouvée.',
    keep: 'La garder',
    importGame: 'Importer une partie',
    imported: 'Partie importée.',
    importedNot:
      'La partie est ouverte, mais il n’y a pas de place pour la garder : elle sera perdue à la fermeture.',
    exported: 'Partie exportée.',
    exportFailed: 'Le fichier n’a pas pu être écrit.',
    openFailed: 'Le fichier n’a pas pu être lu.',
    notFetched: 'Ce jeu n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.',
    asideKeep: 'Exporter le fichier tel quel',
    asideDrop: 'Ne plus la garder',
  },

  bad: {
    'not-json': 'Ce fichier est abîmé ou incomplet : il n’a pas pu être lu.',
    'not-ours': 'Ce fichier n’est pas une partie de Méninges.',
    future:
      'Cette partie vient d’une version plus récente de Méninges. Mettez l’appli à jour pour la continuer.',
    'unknown-game': 'Cette partie est d’un jeu que cette version de Méninges ne connaît pas.',
    damaged: 'Cette partie est abîmée : un de ses coups ne suit pas les règles.',
    'older-rules': 'Cette partie a été commencée avec des règles plus anciennes, qui ont changé depuis.',
  } as Record<string, string>,
  asideNotice: (count: number) =>
    count === 1
      ? 'Une partie n’a pas pu être lue. Elle est mise de côté, intacte, dans Parties.'
      : `${count} parties n’ont pas pu être lues. Elles sont mises de côté, intactes, dans Parties.`,
  olderAside: 'Elle est mise de côté, intacte, dans Parties, et peut être exportée.',
  olderResult:
    'Cette partie a été jouée avec des règles plus anciennes : son résultat reste, mais sa table ne peut plus être montrée.',
  noSuchGame: 'Cette partie n’est plus ici. Peut-être a-t-elle été supprimée.',
  goHome: 'Aller à l’accueil',
  decks: 'Paquets de cartes',
  notFound: { title: 'Rien ici', says: 'Cette adresse ne mène à aucun écran de Méninges.' },
  crashed: {
    title: 'Un accroc',
    says: 'Quelque chose s’est mal passé. Rien n’est perdu : la partie est gardée au dernier coup.',
  },
  notFetched: {
    title: 'Pas de réseau ?',
    says: 'Cet écran n’a pas pu être chargé, même au deuxième essai. Vérifiez le réseau, puis réessayez. Rien n’est perdu.',
    again: 'Réessayer',
  },
  elsewhere: {
    title: 'Cette partie est ouverte ailleurs',
    says: 'On y a joué dans une autre fenêtre. Continuer ici ? La partie reprend là où elle en est là-bas ; aucun coup n’est perdu.',
    goOn: 'Continuer ici',
  },
  room: {
    full: 'Il n’y a plus de place sur cet appareil : ce qui vient d’être fait sera perdu à la fermeture.',
    missing: 'Cet appareil ne laisse rien garder : ce qui est fait ici sera perdu à la fermeture.',
    make: 'Faire de la place',
    title: 'Faire de la place',
    says: 'Voici les plus anciennes parties terminées. Exportez celles auxquelles vous tenez, puis supprimez-les.',
    nothing:
      'Aucune partie terminée à supprimer ici. Supprimez une partie en cours ou un paquet de cartes, ou libérez de la place sur l’appareil.',
    drop: (count: number) => (count === 1 ? 'Supprimer cette partie' : `Supprimer ces ${count} parties`),
    dropSure: (count: number) =>
      count === 1 ? 'Supprimer cette partie ?' : `Supprimer ces ${count} parties ?`,
    dropSays: 'Elles ne pourront pas être retrouvées. Les records restent.',
    done: 'C’est fait : tout est gardé.',
    still: 'Il n’y a toujours pas assez de place.',
  },
  trouble: {
    full: 'Il n’y a plus de place pour garder la partie. Elle continue, mais exportez-la avant de fermer.',
    missing: 'Cet appareil ne laisse rien garder. La partie continue, mais exportez-la avant de fermer.',
  },

  settings: {
    title: 'Réglages',
    theme: 'Couleurs',
    themes: { system: 'Comme l’appareil', light: 'Claires', dark: 'Sombres' },
    language: 'Langue',
    languages: { system: 'Comme l’appareil', fr: 'Français', en: 'English' },
    sound: 'Sons',
    soundSays: 'De petits bruits de bois et de cartes.',
    haptics: 'Vibrations',
    hapticsSays: 'Une petite secousse quand une pièce se pose.',
    readAloud: 'Lire à voix haute',
    readAloudSays:
      'Dans les jeux des petits, ce que dit le mouton est lu sans qu’on le touche. Il faut une voix sur l’appareil.',
    motion: 'Mouvement',
    motions: { system: 'Comme l’appareil', reduced: 'Réduit', full: 'Complet' },
    pace: 'Rythme de l’appli',
    paceSays: 'Le temps que l’appli prend pour jouer quand elle tient une place.',
    paces: { instant: 'Immédiat', normal: 'Normal', slow: 'Lent', step: 'Pas à pas' },
    leftHanded: 'Pour gauchers',
    leftHandedSays: 'En paysage, la main passe à gauche du plateau.',
    large: 'En grand',
    largeSays:
      'Pièces, cartes et mots un tiers plus grands. Un plateau se déplace du doigt ; deux touches rapides le montrent en entier.',
    signs: 'Signes sur les couleurs',
    signsSays: 'Un point, un triangle, un carré, une croix : pour qui distingue mal les couleurs.',
    coverOnBlur: 'Cacher quand la fenêtre n’est plus utilisée',
    coverOnBlurSays:
      'À plusieurs : la main montrée est recouverte quelques secondes après qu’on a cliqué ailleurs.',
    nothingCollected: 'Sans compte, sans réseau, sans publicité. Rien ne quitte cet appareil.',
  },

  /** Of the app as an app: in a browser's own dialogs, in settings and on the home screen. */
  install: {
    description:
      'Des jeux de société de nombres et de mots, sur un téléphone que l’on se passe. Sans compte, sans publicité, sans réseau.',
    pictures: 'Méninges',
    title: 'Installer Méninges',
    says: 'Avec les autres applis de cet appareil, en plein écran et sans réseau. Les parties restent où elles sont.',
    now: 'Installer',
    byHand:
      'Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Méninges s’ouvrira de là sans réseau, et Safari n’effacera pas ce que vous y jouerez. Les parties d’ici ne suivent pas : exportez celles que vous voulez garder, puis importez-les là-bas.',
    update: 'Une nouvelle version de Méninges est prête.',
    updateNow: 'L’ouvrir maintenant',
    storage:
      'Vos parties sont gardées dans ce navigateur, qui peut les effacer s’il manque de place ou après des jours sans visite.',
    /** A browser that installs by itself shares what it keeps with what it installed; a phone's home screen does not. */
    storageKept: {
      offered: 'Méninges installé les garde ; un fichier exporté aussi.',
      'by-hand': 'Un fichier exporté les garde, et s’importe dans Méninges installé, où rien n’est effacé.',
      nothing: 'Un fichier exporté les garde.',
    },
    storageInstall: 'Installer…',
    storageExport: 'Exporter…',
    storageClose: 'Compris',
  },
  about: {
    title: 'À propos',
    what: 'Quatre jeux de société de nombres et de mots, sur un téléphone que l’on se passe.',
    unofficial:
      'Méninges est une application non officielle. Les jeux ont été inventés et édités par d’autres ; leurs noms et leurs marques leur appartiennent. Si un jeu vous plaît, offrez-vous la boîte.',
    games: 'Les jeux',
    licences: 'Licences',
    privacy: 'Confidentialité',
    font: 'Police Nunito, SIL Open Font License 1.1.',
    code: 'Bâti avec Expo, React Native, React Navigation, Reanimated et Gesture Handler, licence MIT.',
    sounds: 'Sons, dessins et textes : faits pour Méninges.',
    version: (version: string) => `Version ${version}`,
  },
});

export type Catalogue = typeof fr;
