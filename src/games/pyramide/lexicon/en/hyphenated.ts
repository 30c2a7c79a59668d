/** Hyphenated words that are one entry in a dictionary: the spelling lists know them only by their parts. */
export const ENGLISH_HYPHENATED = `
  ad-lib add-on after-school air-conditioned awe-inspiring baby-faced baby-sit baby-sitter baby-sitters baby-sitting
  back-up bad-tempered bird-watching blow-dry bone-dry brand-new break-in break-up breast-feed broad-minded
  broken-down broken-hearted brother-in-law brothers-in-law build-up burn-out by-product bye-bye carry-on catch-up
  check-in check-out check-up chit-chat clean-cut clean-shaven clear-cut close-up close-ups co-op co-pilot co-star
  co-worker co-workers cold-blooded cover-up cross-country cross-eyed cross-stitch cul-de-sac cut-off cut-out
  daddy-long-legs daughter-in-law day-to-day deep-fried deep-sea ding-dong do-gooder do-it-yourself double-decker
  down-to-earth drive-in drive-through drop-off drop-out dry-clean duty-free e-mail e-mails ear-splitting easy-going
  easy-peasy empty-handed ex-boyfriend ex-girlfriend ex-husband ex-wife eye-catching eye-opener face-to-face
  faint-hearted fair-haired far-fetched father-in-law feel-good fire-eater first-aid first-class flat-footed
  flip-flop flip-flops follow-up forget-me-not four-legged free-range front-runner fry-up fuddy-duddy full-time
  fun-loving get-together get-up go-between go-cart go-kart go-karts good-for-nothing good-humoured good-looking
  good-natured goody-goody grown-up grown-ups half-brother half-hearted half-moon half-price half-sister half-term
  half-time hand-me-down hand-picked hands-on happy-go-lucky hard-working has-been head-on heart-to-heart
  heart-warming heavy-handed helter-skelter hi-fi hi-tech hide-and-seek high-class high-five high-fives high-pitched
  high-rise high-speed high-tech hip-hop hit-and-run hitch-hike hitch-hiker hocus-pocus hold-up home-made
  hot-tempered hula-hoop hush-hush ice-cold ice-cream ice-creams ice-skate ice-skater ice-skating in-laws itsy-bitsy
  jack-in-the-box jack-o'-lantern jaw-dropping jet-lag jet-ski jump-start kick-off kind-hearted king-size knick-knack
  knick-knacks knock-out know-all know-how know-it-all laid-back last-minute lay-by left-handed left-wing let-down
  lie-in life-size light-headed light-hearted light-year light-years line-up lo-fi long-distance long-haired
  long-lasting long-term look-alike make-believe make-over make-up man-eater man-made merry-go-round mid-air
  middle-aged mind-blowing mini-skirt mish-mash mix-up mother-in-law mother-of-pearl mouth-watering near-sighted
  never-ending next-door nitty-gritty no-one non-stop north-east north-west off-licence off-peak off-road okey-dokey
  old-fashioned one-off one-sided one-way open-air open-minded out-of-date panic-stricken part-time party-pooper
  passer-by passers-by pay-off pen-friend pen-pal pick-me-up pick-up pile-up pin-up ping-pong pitter-patter
  point-blank pom-pom pom-poms pop-up post-mortem pre-school press-up press-ups push-up push-ups quick-witted
  razor-sharp ready-made record-breaking red-handed red-hot right-handed right-wing rip-off roller-coaster
  roller-skate roller-skates roly-poly run-down runner-up sat-nav sci-fi second-class second-hand second-rate see-saw
  see-through self-confidence self-confident self-conscious self-control self-defence self-employed self-esteem
  self-made self-portrait self-respect self-service semi-circle semi-detached semi-final semi-finals send-off set-up
  short-lived short-sighted short-term show-off shut-eye side-effect sing-along single-handed sister-in-law sit-in
  sit-up sit-ups six-pack sky-high so-called soft-hearted son-in-law south-east south-west spin-off stand-by stand-in
  stand-up start-up state-of-the-art step-by-step stir-fry strong-willed stuck-up sugar-free sun-dried sweet-talk
  t-shirt t-shirts take-away take-off teeny-weeny teeter-totter tell-tale thank-you thick-skinned tick-tock time-out
  tip-off tip-top tongue-tied tongue-twister top-up topsy-turvy touch-and-go trade-in trouble-maker try-out
  tug-of-war turn-off tutti-frutti two-faced u-turn up-to-date vice-president wake-up walk-in walkie-talkie
  walkie-talkies warm-hearted warm-up washing-up water-ski water-skiing well-behaved well-being well-done
  well-dressed well-known well-off well-read white-hot wi-fi wide-awake will-o'-the-wisp wind-up wishy-washy work-out
  world-famous worn-out would-be write-off x-ray x-rays y'all yes-man yo-yo yo-yos zig-zag
`;
