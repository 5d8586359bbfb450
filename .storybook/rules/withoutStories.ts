/**
 * Why a component has no stories: only one component uses it, whose stories show it. One that two
 * files use has its own stories and its own guide.
 */
export const withoutStories: Readonly<Record<string, string>> = {
  AlbumTicket: 'It hangs over the foot of the cover in each story of FeaturedAlbum.',
  HourScale:
    'Words and ticks below the plot: they show in each story of MoverCard that has a line.',
  Needle: 'It reads the plot that it stands in; the first story of MoverCard moves it.',
  PricePlot: 'It is the larger half of MoverCard, whose stories show a day of each kind.',
  GarmentPicture: 'It hangs in GarmentCard, whose stories show the picture of each variant.',
  GarmentTag: 'It hangs from GarmentCard, whose stories read it and press its button.',
  PostLink: 'It ends each PostCard, whose stories press it and read its name.',
  ProductFacts: 'Half of each ProductCard, whose stories read its words and figures.',
  Stamp: 'It stands on each LeadShoe, whose stories show it in every direction and language.',
  Tonearm: 'It stands on the record in the story of NotFoundScreen.',
  HomeHero: 'The head of the home page shows in each story of that screen.',
  DarkMonitors:
    'They fill the wall of LiveSellingScreen, whose stories show one and seven streams.',
  NetworkJacks: 'The networks never change: each story of StreamEverywhere shows them.',
  Halftone: 'A filter is seen on a photo only: the stories of Picture print one.',
  Photo: 'It has no place of its own: slow and shown photos are stories of Picture.',
  Visitor: 'A drawing without states: it shows in each story of DigitalArtScreen.',
  LockedGroove: 'A drawing without states, which the story of NotFoundScreen shows.',
  TrackList: 'The ways on from NotFoundScreen: always the same three links.',
  Dial: 'Its needle follows the pointer and the focus on PodcastsScreen, below it.',
  ChatForm: 'Typing and sending are stories of ChatPanel; without it nobody answers.',
  ChatLog: 'The conversation is the larger half of ChatPanel, and each of its stories shows it.',
  FooterColumn: 'A heading and its list have no state: every story of Footer shows four of them.',
  FooterContact: 'Three lines that are always the same, in every story of Footer.',
  FooterRunOut: 'It is as wide as the footer around it, and says nothing to screen readers.',
  FooterSocials: 'Its buttons are pressed in the stories of Footer, whose guide says what they do.',
  CartButton: 'Zero, one and many items are stories of Header, whose guide says how it counts.',
  CategoryPanel: 'Radix draws it only within its menu, and the stories of MainMenu open it.',
  Logo: 'The way home begins every story of Header, and has no state beside its hover.',
  MobileMenuList: 'It covers the window below the header, as in the stories of MobileMenu.',
  MenuSides: 'The links of MobileMenuList, which the stories of MobileMenu open.',
  ToastArea:
    'It draws nothing itself: it fetches Toaster, or falls back on PlainToast; both have stories.',
};
