/**
 * Why a component has no stories of its own: the component that it is part of, and what shows it
 * there.
 */
export interface InnerPart {
  /** The one file that imports it. */
  of: string;
  reason: string;
}

/**
 * Components that only one file uses. A component that two files use has its own stories and its
 * own guide.
 */
export const withoutStories: Record<string, InnerPart> = {
  'src/components/album/AlbumTicket.tsx': {
    of: 'src/components/album/FeaturedAlbum.tsx',
    reason: 'It hangs over the foot of its cover, and shows in each of its stories.',
  },
  'src/components/album/plot/HourScale.tsx': {
    of: 'src/components/album/plot/PricePlot.tsx',
    reason: 'Words and ticks below the plot: they show in each story of MoverCard that has a line.',
  },
  'src/components/album/plot/Needle.tsx': {
    of: 'src/components/album/plot/PricePlot.tsx',
    reason: 'It reads the plot that it stands in; the first story of MoverCard moves it.',
  },
  'src/components/album/plot/PricePlot.tsx': {
    of: 'src/components/album/MoverCard.tsx',
    reason: 'It is the larger half of the card, whose stories show a day of each kind.',
  },
  'src/components/goods/GarmentPicture.tsx': {
    of: 'src/components/goods/GarmentCard.tsx',
    reason: 'It hangs from the card, whose stories show the picture of each variant.',
  },
  'src/components/goods/GarmentTag.tsx': {
    of: 'src/components/goods/GarmentCard.tsx',
    reason: 'It hangs from the card, whose stories read it and press its button.',
  },
  'src/components/goods/PlayButton.tsx': {
    of: 'src/components/goods/ProductCard.tsx',
    reason: 'It lies on the cover; the first story of the card presses it.',
  },
  'src/screens/notFound/Tonearm.tsx': {
    of: 'src/screens/notFound/LockedGroove.tsx',
    reason: 'It stands on the record, in each story of the page for unknown addresses.',
  },
  'src/screens/home/HomeHero.tsx': {
    of: 'src/screens/HomeScreen.tsx',
    reason: 'The head of one page, in each of its stories.',
  },
  'src/components/shows/DarkMonitors.tsx': {
    of: 'src/screens/LiveSellingScreen.tsx',
    reason:
      'They fill the wall between its streams, of which the screen shows one, seven and thirty.',
  },
  'src/components/shows/NetworkJacks.tsx': {
    of: 'src/components/shows/StreamEverywhere.tsx',
    reason: 'The networks never change: they show in each story of the band around them.',
  },
  'src/primitives/pictures/Halftone.tsx': {
    of: 'src/primitives/pictures/Photo.tsx',
    reason: 'A filter is seen on a photo only: the stories of Picture print one.',
  },
  'src/primitives/pictures/Photo.tsx': {
    of: 'src/primitives/pictures/Picture.tsx',
    reason: 'It has no place of its own: slow, refused and shown photos are stories of Picture.',
  },
  'src/screens/digitalArt/Visitor.tsx': {
    of: 'src/screens/DigitalArtScreen.tsx',
    reason:
      'A drawing without states: it stands on the floor of the screen in each of its stories.',
  },
  'src/screens/notFound/LockedGroove.tsx': {
    of: 'src/screens/NotFoundScreen.tsx',
    reason: 'A drawing without states, cut off by the screen around it, whose story shows it.',
  },
  'src/screens/notFound/TrackList.tsx': {
    of: 'src/screens/NotFoundScreen.tsx',
    reason: 'The ways on from that screen only: the same three links in each of its stories.',
  },
  'src/screens/podcasts/Dial.tsx': {
    of: 'src/screens/PodcastsScreen.tsx',
    reason: 'Its needle follows what the pointer and the focus are on in the screen below it.',
  },
  'src/shell/chat/ChatForm.tsx': {
    of: 'src/shell/chat/ChatPanel.tsx',
    reason: 'Typing and sending are stories of ChatPanel; without it nobody answers.',
  },
  'src/shell/chat/ChatLog.tsx': {
    of: 'src/shell/chat/ChatPanel.tsx',
    reason: 'The conversation is the larger half of ChatPanel, and each of its stories shows it.',
  },
  'src/shell/chat/TypingSign.tsx': {
    of: 'src/shell/chat/ChatLog.tsx',
    reason: 'It stands in the log only while a reply is due, as in a story of ChatPanel.',
  },
  'src/shell/footer/FooterColumn.tsx': {
    of: 'src/shell/footer/Footer.tsx',
    reason: 'A heading and its list have no state: every story of Footer shows four of them.',
  },
  'src/shell/footer/FooterContact.tsx': {
    of: 'src/shell/footer/Footer.tsx',
    reason: 'Three lines that are always the same, in every story of Footer.',
  },
  'src/shell/footer/FooterRunOut.tsx': {
    of: 'src/shell/footer/Footer.tsx',
    reason: 'It is as wide as the footer around it, and says nothing to screen readers.',
  },
  'src/shell/footer/FooterSocials.tsx': {
    of: 'src/shell/footer/Footer.tsx',
    reason: 'Its buttons are pressed in the stories of Footer, whose guide says what they do.',
  },
  'src/shell/header/CartButton.tsx': {
    of: 'src/shell/header/Header.tsx',
    reason: 'Zero, one and many items are stories of Header, whose guide says how it counts.',
  },
  'src/shell/header/CategoryPanel.tsx': {
    of: 'src/shell/header/MainMenu.tsx',
    reason: 'Radix draws it only within its menu, and the stories of MainMenu open it.',
  },
  'src/shell/header/Logo.tsx': {
    of: 'src/shell/header/Header.tsx',
    reason: 'The way home begins every story of Header, and has no state beside its hover.',
  },
  'src/shell/header/MobileMenuList.tsx': {
    of: 'src/shell/header/MobileMenu.tsx',
    reason: 'It covers the window below the header, as in the stories of MobileMenu.',
  },
  'src/shell/toast/ToastArea.tsx': {
    of: 'src/shell/Layout.tsx',
    reason:
      'It draws nothing itself: it fetches Toaster, or falls back on PlainToast; both have stories.',
  },
};
