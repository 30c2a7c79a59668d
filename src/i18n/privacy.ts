import type { Language } from '../engine/languages';

/** What becomes of what somebody writes here. `PRIVACY.md` says the same, word for word, and so do the stores. */
export interface Privacy {
  readonly title: string;
  readonly parts: readonly { readonly heading: string; readonly says: string }[];
}

// Typeset by hand: these words are fetched with their screen, not with the first one.
export const PRIVACY: Record<Language, Privacy> = {
  fr: {
    title: 'Confidentialité',
    parts: [
      {
        heading: 'Rien n’est recueilli',
        says: 'Méninges n’a ni compte, ni publicité, ni mesure d’audience. L’application n’envoie rien à personne : ni à nous, ni à d’autres.',
      },
      {
        heading: 'Ce qui reste sur l’appareil',
        says: 'Les parties, les prénoms des joueurs, les records, les cartes que vous écrivez et vos réglages sont gardés sur cet appareil seulement. Une sauvegarde de l’appareil, si vous en faites, peut les contenir.',
      },
      {
        heading: 'Ce que vous partagez',
        says: 'Une partie exportée ou un résultat partagé ne part que lorsque vous le demandez, vers qui vous choisissez. Une partie exportée contient tous ses coups, toutes les mains et les prénoms.',
      },
      {
        heading: 'Ce que l’application demande',
        says: 'Sur Android, elle peut faire vibrer le téléphone. Rien d’autre : ni réseau, ni micro, ni photos, ni position. La lecture à voix haute se sert d’une voix de l’appareil.',
      },
      {
        heading: 'Les enfants',
        says: 'Tout ceci vaut pour les enfants aussi. Il n’y a ni achat, ni lien vers l’extérieur, ni conversation avec des inconnus.',
      },
      {
        heading: 'Tout effacer',
        says: 'Une partie s’efface dans « Parties ». Désinstaller l’application, ou effacer les données du site dans le navigateur, efface tout.',
      },
    ],
  },
  en: {
    title: 'Privacy',
    parts: [
      {
        heading: 'Nothing is collected',
        says: 'Méninges has no account, no ads and no analytics. The app sends nothing to anybody: not to us, not to others.',
      },
      {
        heading: 'What stays on the device',
        says: 'Games, players’ first names, records, the cards you write and your settings are kept on this device only. A backup of the device, if you make one, may contain them.',
      },
      {
        heading: 'What you share',
        says: 'An exported game or a shared result leaves only when you ask for it, to whom you choose. An exported game contains all its moves, every hand and the first names.',
      },
      {
        heading: 'What the app asks for',
        says: 'On Android it may make the phone vibrate. Nothing else: no network, no microphone, no photos, no location. Reading aloud uses a voice of the device.',
      },
      {
        heading: 'Children',
        says: 'All of this holds for children too. There is nothing to buy, no link to the outside and no talking to strangers.',
      },
      {
        heading: 'Erasing everything',
        says: 'A game is deleted under “Games”. Removing the app, or clearing the site’s data in the browser, erases everything.',
      },
    ],
  },
};
