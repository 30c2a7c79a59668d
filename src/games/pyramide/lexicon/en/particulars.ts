import type { Particulars } from '../lexicon';
import { ENGLISH_EVERYDAY } from './everyday';
import { ENGLISH_HYPHENATED } from './hyphenated';
import { ENGLISH_STRANGERS } from './strangers';

export const ENGLISH_PARTICULARS: Particulars = {
  names: `
    coke pepsi fanta nutella kitkat snickers mars oreo heinz kellogg nestle cadbury haribo
    lego playmobil barbie pokemon pikachu nintendo playstation xbox netflix spotify youtube instagram facebook tiktok
    whatsapp twitter snapchat uber airbnb amazon google iphone samsung huawei sony microsoft
    toyota ferrari porsche volkswagen audi fiat tesla bmw jaguar bentley vauxhall
    tesco sainsbury asda lidl aldi ikea walmart primark gucci chanel adidas nike
    beckham ronaldo messi pele maradona federer nadal djokovic
    churchill thatcher obama trump biden lincoln kennedy reagan
    beyonce madonna bowie lennon mccartney adele elvis sinatra
    shakespeare dickens austen tolkien orwell rowling hemingway
    mickey disney batman superman spiderman shrek gandalf frodo hogwarts hermione dumbledore voldemort
    monopoly scrabble cluedo jenga tetris
    monet picasso matisse degas turner warhol banksy
  `,
  acronyms: `
    nasa bbc fbi cia kgb mi5 mi6 nato unesco unicef un eu usa uk ussr imf who wto
    ceo cfo hr pr vip asap diy faq fyi lol omg brb btw imo rip ok sos eta tba tbc aka
    tv dvd cd vhs gps sms usb pdf html http www pc cpu ram led lcd wifi ai vr
    dna rna hiv mri ecg iq nhs gp icu cpr ufo suv atm pin vat gdp mba phd
    mot fa var pta gcse pe rsvp byob blt gmt bff bffs fomo yolo wfh afk nsfw
    nba nfl nhl mlb fifa uefa ioc espn cnn hbo mtv itv rspca raf hms
  `,
  ordinary: `
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
    january february march april may june july august september october november december
    christmas easter halloween thanksgiving ramadan hanukkah passover lent xmas
    english french german italian spanish portuguese dutch danish swedish norwegian finnish icelandic russian polish czech
    greek turkish arabic hebrew persian indian chinese japanese korean vietnamese thai american british irish scottish welsh
    scots canadian australian african asian european mexican brazilian cuban egyptian roman latin celtic viking gothic
    swiss belgian austrian hungarian romanian bulgarian ukrainian jewish christian muslim buddhist hindu catholic catholics protestant
    frenchman englishman irishman scotsman dutchman christians muslims americans italians germans romans greeks vikings
    victorian elizabethan tudor medieval god bible internet web olympic olympics
  `,
  words: `
    selfie emoji kebab burrito ramen blog podcast wifi onesie smartwatch vlog fairytale hotdog rollercoaster lightbulb
    eyepatch trenchcoat yoyo savannah savannahs marmalade marmalades loch lochs nana silverback camembert tartare
    basmati bolognese carbonara parmesan margherita lassi tapenade caddy caddies biro biros frisbee sudoku noir eco brr
    squeezy toastie vampiric eggy hitman popemobile leant horsy croc crocs octopi mosquitos yoghurt yoghurts peapod
    hatless glovebox treehouse treehouses cactuses racquet racquets stadia harbourmaster
    hangry trackies staycation staycations owt nowt esky eskies bonnie pilates zzz cringe boomer boomers ghosting bestie besties
    selfies emojis vlogger vloggers influencer influencers doomscroll binge glamping prosecco aperol chillax brekkie brekky
    arvo barbie servo bairn gobsmacked gubbins hoodie hoodies crocs unfriend unfollow hashtag hashtags binging yeet rizz
    ${ENGLISH_HYPHENATED}
    ${ENGLISH_EVERYDAY}
  `,
  unrelated: ENGLISH_STRANGERS,
};
