/**
 * Why a component has no stories of its own: what shows it where the one component stands that uses
 * it. A component that two files use has its own stories and its own guide.
 */
export const withoutStories: Readonly<Record<string, string>> = {
  'src/components/album/AlbumTicket.tsx':
    'It hangs over the foot of the cover in each story of FeaturedAlbum.',
  'src/components/album/plot/HourScale.tsx':
    'Words and ticks below the plot: they show in each story of MoverCard that has a line.',
  'src/components/album/plot/Needle.tsx':
    'It reads the plot that it stands in; the first story of MoverCard moves it.',
  'src/components/album/plot/PricePlot.tsx':
    'It is the larger half of MoverCard, whose stories show a day of each kind.',
  'src/components/goods/GarmentPicture.tsx':
    'It hangs in GarmentCard, whose stories show the picture of each variant.',
  'src/components/goods/GarmentTag.tsx':
    'It hangs from GarmentCard, whose stories read it and press its button.',
  'src/components/goods/PlayButton.tsx':
    'It lies on the cover of ProductCard, whose first story presses it.',
  'src/screens/notFound/Tonearm.tsx': 'It stands on the record in the story of NotFoundScreen.',
  'src/screens/home/HomeHero.tsx': 'The head of the home page shows in each story of that screen.',
  'src/components/shows/DarkMonitors.tsx':
    'They fill the wall of LiveSellingScreen, whose stories show one, seven and thirty streams.',
  'src/components/shows/NetworkJacks.tsx':
    'The networks never change: each story of StreamEverywhere shows them.',
  'src/primitives/pictures/Halftone.tsx':
    'A filter is seen on a photo only: the stories of Picture print one.',
  'src/primitives/pictures/Photo.tsx':
    'It has no place of its own: slow, refused and shown photos are stories of Picture.',
  'src/screens/digitalArt/Visitor.tsx':
    'A drawing without states: it shows in each story of DigitalArtScreen.',
  'src/screens/notFound/LockedGroove.tsx':
    'A drawing without states, which the story of NotFoundScreen shows.',
  'src/screens/notFound/TrackList.tsx':
    'The ways on from NotFoundScreen: always the same three links.',
  'src/screens/podcasts/Dial.tsx':
    'Its needle follows the pointer and the focus on PodcastsScreen, below it.',
  'src/shell/chat/ChatForm.tsx':
    'Typing and sending are stories of ChatPanel; without it nobody answers.',
  'src/shell/chat/ChatLog.tsx':
    'The conversation is the larger half of ChatPanel, and each of its stories shows it.',
  'src/shell/chat/TypingSign.tsx':
    'It stands in the log only while a reply is due, as in a story of ChatPanel.',
  'src/shell/footer/FooterColumn.tsx':
    'A heading and its list have no state: every story of Footer shows four of them.',
  'src/shell/footer/FooterContact.tsx':
    'Three lines that are always the same, in every story of Footer.',
  'src/shell/footer/FooterRunOut.tsx':
    'It is as wide as the footer around it, and says nothing to screen readers.',
  'src/shell/footer/FooterSocials.tsx':
    'Its buttons are pressed in the stories of Footer, whose guide says what they do.',
  'src/shell/header/CartButton.tsx':
    'Zero, one and many items are stories of Header, whose guide says how it counts.',
  'src/shell/header/CategoryPanel.tsx':
    'Radix draws it only within its menu, and the stories of MainMenu open it.',
  'src/shell/header/Logo.tsx':
    'The way home begins every story of Header, and has no state beside its hover.',
  'src/shell/header/MobileMenuList.tsx':
    'It covers the window below the header, as in the stories of MobileMenu.',
  'src/shell/toast/ToastArea.tsx':
    'It draws nothing itself: it fetches Toaster, or falls back on PlainToast; both have stories.',
};
