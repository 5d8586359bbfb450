import { newListings, topMovers } from '../content/albums';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { MusicTradingScreen } from '../screens/MusicTradingScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function MusicTradingPage() {
  return (
    <>
      <Meta page={pages.musicTrading} />
      <MusicTradingScreen
        movers={topMovers}
        listings={newListings}
        onAction={usePlaceholderAction()}
      />
    </>
  );
}
